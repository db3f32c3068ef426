import { describe, expect, it } from 'vitest';
import { cardText } from './card-text';
import { cardFile, withoutBase } from '@site/shared/paths';

const VERSION = { path: '', isLast: true, sections: [] };
const site = {
  title: 'tRPC',
  versions: [
    { ...VERSION, versionName: 'current', label: '10.x', banner: 'unreleased' as const },
    { ...VERSION, versionName: '9.x', label: '9.x', banner: null },
  ],
};

it('names the card of the home page', () => expect(cardFile('/')).toBe('social-cards/index.png'));

describe('withoutBase', () => {
  it.each([
    ['/', '/', '/'],
    ['/base/fr/docs/v10', '/base/fr/', '/docs/v10'],
  ])('%s under %s → %s', (route, baseUrl, path) => expect(withoutBase(route, baseUrl)).toBe(path));
});

describe('cardText', () => {
  it.each([
    ['current', 'Router (10.x) | tRPC', '/docs/v10/router', 'Docs 10.x · pre-release'],
    ['9.x', 'Router | tRPC', '/docs/v9/router', 'Docs 9.x'],
  ])('takes title and version of a page of %s', (docsVersion, title, path, place) => {
    expect(cardText({ title, docsVersion }, path, site)).toEqual({ title: 'Router', place });
  });

  it.each([
    ['/blog/x', 'Blog'],
    ['/', 'Documentation'],
  ])('says where %s belongs', (path, place) => {
    expect(cardText({ title: 'tRPC' }, path, site)).toEqual({ title: 'tRPC', place });
  });
});
