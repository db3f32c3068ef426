import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/unit/folder';
import { afterCut, cut, nextName } from './cut';

const BEFORE = {
  lastVersion: '2.x',
  versions: {
    current: { label: '3.x', path: 'v3', badge: true, banner: 'unreleased' },
    '2.x': { label: '2.x', path: 'v2', badge: false, banner: 'none' },
  },
};

const { at, read, write } = temporaryFolder();
const readJson = (file: string) => JSON.parse(read(file)) as unknown;

it('releases the docs, and gives the versions their banners', () => {
  expect(afterCut(BEFORE, '3.x', '4.x')).toEqual({
    lastVersion: '3.x',
    versions: {
      current: { label: '4.x', path: 'v4', badge: true, banner: 'unreleased' },
      '3.x': { label: '3.x', path: 'v3', badge: false, banner: 'none' },
      '2.x': { label: '2.x', path: 'v2', badge: true, banner: 'unmaintained' },
    },
  });
});

it.each([
  ['2.x', '3.x', 'docs/ has the docs of 3.x, not of 2.x: write "npm run version:cut -- 3.x"'],
  ['3.x', 'next', 'What comes after 3.x cannot be next; write --next 4.x.'],
])('refuses to cut %s before %s', (name, next, message) => {
  expect(() => afterCut(BEFORE, name, next)).toThrow(message);
});

it('after 2.4 comes 2.5', () => expect(nextName('2.4')).toBe('2.5'));

it('copies what Docusaurus does not know of, and checks the samples last', () => {
  write('docs-versions.json', JSON.stringify(BEFORE));
  write('libraries/current/package.json', '{"name":"library-current","description":"Of 3.x."}');
  write('features/reference/words/current.ts', 'words');
  write('blog/post.mdx', '```ts run\n```\n\n```txt output\n```\n\n```ts version=1.x\n```\n');
  const commands: string[] = [];
  cut(at(), '3.x', '4.x', (...command) => {
    commands.push(command.join(' '));
    if (command.includes('docs:version')) {
      write('versioned_docs/version-3.x/a.mdx', "'@generated/reference/default/current-a.json'");
    }
  });
  expect(readJson('docs-versions.json')).toEqual(afterCut(BEFORE, '3.x', '4.x'));
  expect(readJson('libraries/version-3.x/package.json')).toEqual({
    name: 'library-version-3.x',
    description: 'Of 3.x.',
  });
  expect(readJson('libraries/current/package.json')).toMatchObject({ description: 'Of 4.x.' });
  expect(read('features/reference/words/version-3.x.ts')).toBe('words');
  expect(read('versioned_docs/version-3.x/a.mdx')).toContain('default/version-3.x-a.json');
  expect(read('blog/post.mdx')).toBe(
    '```ts run version=2.x\n```\n\n```txt output\n```\n\n```ts version=1.x\n```\n',
  );
  expect(commands).toEqual([
    'npx docusaurus docs:version 3.x',
    expect.stringContaining('npx prettier --write'),
    'npm install --no-audit --no-fund',
    'npm run check:samples',
  ]);
});
