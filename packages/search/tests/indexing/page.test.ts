import { describe, expect, it } from 'vitest';
import { DEFAULTS } from './defaults';
import { readPage } from '../../indexing/page';

const META =
  '<meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=docs-default-9.x>';

const html = (htmlClass: string, body: string, head = META) =>
  `<!doctype html><html lang=en class="${htmlClass}"><head>${head}<body>${body}`;

const read = (page: string) => readPage(page, '/x', 'Books', DEFAULTS);

describe('readPage', () => {
  it('finds pages of other plugins by the name of the site, without sections that only lead elsewhere', () => {
    const desk = html(
      'plugin-desk plugin-id-default',
      '<div id=__docusaurus_skipToContent_fallback><h1>Desk</h1><p>Text.<h2 id=b>Read <code>next</code></h2><p>Text.</div>',
    );
    const options = { ...DEFAULTS, ignoredTitles: ['Read next'] };
    expect(readPage(desk, '/desk', 'Books', options)).toMatchObject({
      path: '/desk',
      group: 'Books',
      sections: [{ title: 'Desk', blocks: ['Text.'] }],
    });
  });

  it.each([
    ['a list of posts', 'blog-wrapper plugin-blog blog-list-page', ''],
    [
      'a page that search engines should leave out',
      'plugin-pages',
      '<meta name=robots content="noindex, follow">',
    ],
    [
      'a page that says so with a property',
      'plugin-pages',
      '<meta property=robots content=noindex>',
    ],
  ])('leaves out %s', (_case, htmlClass, head) => {
    const body = '<div id=__docusaurus_skipToContent_fallback><article><h1>A</h1></article></div>';
    expect(read(html(htmlClass, body, META + head))).toBeUndefined();
  });
});
