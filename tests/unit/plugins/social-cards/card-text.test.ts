import { describe, expect, it } from 'vitest';
import { cardText } from '@site/plugins/social-cards/card-text';
import { cardFile } from '@site/src/data/socialCards';

const site = { title: 'tRPC' };
const page = (title: string, meta = '') => `<title data-rh=true>${title}</title>${meta}`;

describe('cardFile', () => {
  it.each([
    ['/', 'social-cards/index.png'],
    ['/docs/v10', 'social-cards/docs/v10.png'],
    ['/docs/v10/router', 'social-cards/docs/v10/router.png'],
  ])('%s → %s', (route, file) => expect(cardFile(route)).toBe(file));
});

describe('cardText', () => {
  it('takes title and version of a docs page', () => {
    const meta = '<meta data-rh=true name=docsearch:version content=current />';
    expect(cardText(page('Router | tRPC', meta), '/docs/v10/router', site)).toEqual({
      title: 'Router',
      place: 'Docs 10.x · pre-release',
    });
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
