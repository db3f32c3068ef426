import type { Element } from 'cheerio';
import { plain } from '../engine/sections';
import type { Facets, Page } from '../engine/types';
import { oneLine, parsePage, simplify } from './document';
import type { SearchOptions } from './options';
import { readSections } from './sections';

export type IndexedPage = Page & { facets: Facets };

type Kind = {
  /** Finds the element with the content and nothing of the site around it. */
  content: string;
  /** What results on such pages are grouped by */
  group: string;
};

/** By class of the `<html>`. Pages that repeat others (lists of posts, tags, the archive) have none of them. */
function kindsOf(crumbs: string[], siteTitle: string, options: SearchOptions): [string, Kind][] {
  const other = { content: '#__docusaurus_skipToContent_fallback', group: siteTitle };
  return [
    // The last breadcrumb but one is the category in the sidebar.
    ['docs-doc-page', { content: '.theme-doc-markdown', group: crumbs.at(-2) ?? 'Docs' }],
    ['blog-post-page', { content: '#__blog-post-container', group: 'Blog' }],
    ...options.pageClasses.map((name): [string, Kind] => [name, other]),
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
  const $ = parsePage(html);
  const meta = (name: string) =>
    $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  const crumbs = Array.from($('.breadcrumbs__item'), (item) => oneLine($(item).text())).filter(
    Boolean,
  );
  const kind = kindsOf(crumbs, siteTitle, options).find(([name]) => $('html').hasClass(name))?.[1];
  if (!kind || $(kind.content).length === 0 || meta('robots')?.includes('noindex')) {
    return undefined;
  }
  simplify($, options);
  const content = $<Element, string>(kind.content).first();
  const [introduction, ...sections] = readSections($, content);
  const title = introduction?.title || oneLine($('h1').first().text());
  const isList = options.listPages.some((end) => path.endsWith(end)) || undefined;
  const names = [crumbs.at(-1) ?? '', path.split('/').at(-1)!.replaceAll('-', ' ')].filter(
    (name) => name && name.toLowerCase() !== plain(title).toLowerCase(),
  );
  return {
    path,
    group: kind.group,
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
