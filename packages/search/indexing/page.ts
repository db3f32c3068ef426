import { load, type Element } from 'cheerio';
import { plain } from '../engine/sections';
import type { Facets, Page } from '../engine/types';
import { oneLine, simplify } from './document';
import type { SearchOptions } from './options';
import { readSections } from './sections';

export type IndexedPage = Page & { facets: Facets };

/**
 * Kinds of pages: what their content stands in, and nothing of the site around it, and what results are
 * grouped by. Pages that repeat others (lists of posts, tags, the archive) are of none.
 */
function kindsOf(crumbs: string[], siteTitle: string): [content: string, group: string][] {
  return [
    // The last breadcrumb but one is the category in the sidebar.
    ['.docs-doc-page .theme-doc-markdown', crumbs.at(-2) ?? 'Docs'],
    ['.blog-post-page #__blog-post-container', 'Blog'],
    ['html:not(.plugin-docs, .plugin-blog) #__docusaurus_skipToContent_fallback', siteTitle],
  ];
}

/**
 * Reads a built page.
 *
 * @param html - of the whole page
 * @param path - where it is served, e.g. `/docs/v10/router`
 * @param siteTitle - what results on pages outside docs and blog are grouped by
 * @returns the page, or `undefined` where search should not find it
 */
export function readPage(
  html: string,
  path: string,
  siteTitle: string,
  options: SearchOptions,
): IndexedPage | undefined {
  const $ = load(html);
  const meta = (name: string) =>
    $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  const crumbs = Array.from($('.breadcrumbs__item'), (item) => oneLine($(item).text())).filter(
    Boolean,
  );
  const kind = kindsOf(crumbs, siteTitle).find(([content]) => $(content).length > 0);
  if (!kind || meta('robots')?.includes('noindex')) {
    return undefined;
  }
  const [selector, group] = kind;
  simplify($, options);
  const content = $<Element, string>(selector).first();
  const [introduction, ...sections] = readSections($, content);
  const title = introduction?.title || oneLine($('h1').first().text());
  const isList = options.listPages.some((end) => path.endsWith(end)) || undefined;
  const names = [crumbs.at(-1) ?? '', path.split('/').at(-1)!.replaceAll('-', ' ')].filter(
    (name) => name && name.toLowerCase() !== plain(title).toLowerCase(),
  );
  return {
    path,
    group,
    isList,
    names: names.length > 0 ? Array.from(new Set(names)) : undefined,
    keywords: meta('keywords')
      ?.split(/\s*,\s*/)
      .filter(Boolean),
    sections: [
      { level: 1, blocks: [], ...introduction, title },
      ...sections.filter((section) => !options.ignoredTitles.includes(plain(section.title))),
    ],
    facets: {
      language: meta('docsearch:language') ?? '',
      docusaurus_tag: meta('docsearch:docusaurus_tag') ?? '',
    },
  };
}
