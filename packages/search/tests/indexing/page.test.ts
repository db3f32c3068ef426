import { describe, expect, it } from 'vitest';
import { DEFAULTS } from './defaults';
import { readPage } from '../../indexing/page';

const META =
  '<meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=docs-default-9.x>';

const html = (htmlClass: string, body: string, head = META) =>
  `<!doctype html><html lang=en class="${htmlClass}"><head>${head}<body>${body}`;

const CRUMBS =
  '<ul><li class=breadcrumbs__item><a><svg></svg></a><li class=breadcrumbs__item>Server<li class="breadcrumbs__item breadcrumbs__item--active">Router</ul>';

const read = (page: string) => readPage(page, '/x', 'Books', DEFAULTS);

describe('readPage', () => {
  it('groups a docs page by its sidebar category', () => {
    const page = read(
      html(
        'docs-wrapper plugin-docs docs-doc-page',
        `<article>${CRUMBS}<div class="theme-doc-markdown markdown"><h1>Router</h1><p>Text.</div><footer>Edit</footer></article>`,
      ),
    );
    expect(page).toMatchObject({
      path: '/x',
      group: 'Server',
      facets: { language: 'en', docusaurus_tag: 'docs-default-9.x' },
      sections: [{ level: 1, title: 'Router', blocks: ['Text.'] }],
    });
  });

  it('takes the title of a post from above its text, and nothing else from there', () => {
    const page = read(
      html(
        'blog-wrapper blog-post-page',
        '<article><header><h1>Hello</h1><time>November 21</time></header><div id=__blog-post-container class=markdown><p>Text.</div></article>',
      ),
    );
    expect(page).toMatchObject({
      group: 'Blog',
      sections: [{ level: 1, title: 'Hello', blocks: ['Text.'] }],
    });
  });

  it('finds pages of other plugins where the site says so, and groups them by its name', () => {
    const desk = html(
      'plugin-desk plugin-id-default',
      '<div id=__docusaurus_skipToContent_fallback><h1>Desk</h1><p>Text.</div>',
    );
    expect(read(desk)).toBeUndefined();
    const options = { ...DEFAULTS, pageClasses: ['plugin-pages', 'plugin-desk'] };
    expect(readPage(desk, '/desk', 'Books', options)).toMatchObject({
      path: '/desk',
      group: 'Books',
      sections: [{ title: 'Desk', blocks: ['Text.'] }],
    });
  });

  it('leaves out sections that only lead elsewhere', () => {
    const page = readPage(
      html(
        'plugin-pages',
        '<div id=__docusaurus_skipToContent_fallback><h1>Home</h1><h2 id=a>One</h2><h2 id=b>Read <code>next</code></h2><p>Text.</div>',
      ),
      '/x',
      'Books',
      { ...DEFAULTS, ignoredTitles: ['Read next'] },
    );
    expect(page?.sections.map(({ title }) => title)).toEqual(['Home', 'One']);
  });

  it.each([
    ['a list of posts', 'blog-wrapper blog-list-page', ''],
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
