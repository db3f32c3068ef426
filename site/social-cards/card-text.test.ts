import { describe, expect, it } from 'vitest';
import { cardText, type CardSite } from '@site/site/social-cards/card-text';
import { cardFile, withoutBase } from '@site/src/data/socialCards';

const site: CardSite = {
  title: 'tRPC',
  versions: [
    { id: 'current', label: '10.x', banner: 'unreleased' },
    { id: '9.x', label: '9.x', banner: null },
  ],
};
const page = (title: string, meta = '') => `<title data-rh=true>${title}</title>${meta}`;

describe('cardFile', () => {
  it.each([
    ['/', 'social-cards/index.png'],
    ['/docs/v10', 'social-cards/docs/v10.png'],
    ['/docs/v10/router', 'social-cards/docs/v10/router.png'],
  ])('%s → %s', (route, file) => expect(cardFile(route)).toBe(file));
});

describe('withoutBase', () => {
  it.each([
    ['/', '/', '/'],
    ['/docs/v10', '/', '/docs/v10'],
    ['/base/fr/', '/base/fr/', '/'],
    ['/base/fr/docs/v10', '/base/fr/', '/docs/v10'],
  ])('%s under %s → %s', (route, baseUrl, path) => expect(withoutBase(route, baseUrl)).toBe(path));
});

describe('cardText', () => {
  it.each([
    ['current', 'Router (10.x) | tRPC', '/docs/v10/router', 'Docs 10.x · pre-release'],
    ['9.x', 'Router | tRPC', '/docs/v9/router', 'Docs 9.x'],
  ])('takes title and version of a page of %s', (version, title, route, place) => {
    const meta = `<meta data-rh=true name=docsearch:version content=${version} />`;
    expect(cardText(page(title, meta), route, site)).toEqual({
      title: 'Router',
      place,
    });
  });

  it('reads the version whatever the order of attributes', () => {
    const meta = `<meta content="9.x" data-rh="true" name="docsearch:version">`;
    expect(cardText(page('Router | tRPC', meta), '/docs/v9/router', site).place).toBe('Docs 9.x');
  });

  it('takes no title from an image in the page', () => {
    const body = '<p>One<svg><title>Drawing</title></svg>';
    expect(() => cardText(body, '/x', site)).toThrow('The page /x has no title');
  });

  it('decodes entities in a title', () => {
    expect(cardText(page('You &amp; &quot;I&quot; | tRPC'), '/blog/x', site)).toEqual({
      title: 'You & "I"',
      place: 'Blog',
    });
  });

  it('takes other pages as the documentation', () => {
    expect(cardText(page('tRPC'), '/', site)).toEqual({ title: 'tRPC', place: 'Documentation' });
  });

  it('names a page without a title', () => {
    expect(() => cardText('<p>', '/x', site)).toThrow('The page /x has no title');
  });
});
