import { expect, it } from 'vitest';
import { afterCut, afterDrop, nameProblem, nextName, type DocsVersions } from './docs-versions';

const before: DocsVersions = {
  lastVersion: '9.x',
  versions: {
    current: { label: '10.x', path: 'next', badge: true, banner: 'unreleased' },
    '9.x': { label: '9.x', path: 'v9', badge: false, banner: 'none' },
  },
};
const cut = afterCut(before, '10.x', '11.x');

it.each(['10.x', '10', '2.4', '2.4.x'])('accepts the name %s', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

it.each(['', 'x', 'v10', '10.', '10.x.1', '10.y', '../10', ' 10.x', '10 x', '-1'])(
  'refuses the name "%s"',
  (name) => {
    expect(nameProblem(name)).toContain(`"${name}" is no name of a version; write one such as`);
  },
);

it.each([
  ['10.x', '11.x'],
  ['9.x', '10.x'],
  ['2.9', '2.10'],
  ['2.4.x', '2.5.x'],
])('%s is followed by %s', (name, next) => {
  expect(nextName(name)).toBe(next);
});

it('gives the version that is cut the path that its pages have, and makes it the last one', () => {
  expect(cut).toEqual({
    lastVersion: '10.x',
    versions: {
      current: { label: '11.x', path: 'v11', badge: true, banner: 'unreleased' },
      '10.x': { label: '10.x', path: 'next', badge: false, banner: 'none' },
      '9.x': { label: '9.x', path: 'v9', badge: true, banner: 'unmaintained' },
    },
  });
});

it('leaves a version out, and the others as they are', () => {
  const { lastVersion, versions } = afterDrop(cut, '9.x');
  expect(lastVersion).toBe('10.x');
  expect({ ...versions, '9.x': cut.versions['9.x'] }).toEqual(cut.versions);
  expect(Object.keys(versions)).toEqual(['current', '10.x']);
});
