import { parse } from 'parse5';
import { plain } from '../engine/inline-code';
import type { Facets, Page } from '../engine/types';
import { readHomes, type Home } from './homes';
import { attribute, classes, find, findAll, type Element, type Parent } from './html';
import type { SearchOptions } from './options';
import { readOwnMarkup } from './own-markup';
import { readSections } from './sections';
import { inlineText } from './text';

export type IndexedPage = Page & {
  facets: Facets;
  /** Where it leads for the names that it lists, if it is a list page */
  homes?: Home[];
};

type Kind = {
  /** Classes that Docusaurus gives the `<html>` of such pages: one of them */
  htmlClasses: (options: SearchOptions) => string[];
  /** Finds the element with the content and nothing of the site around it. */
  content: (document: Parent) => Element | undefined;
  /** What results on such pages are grouped by */
  group: (document: Parent, siteTitle: string) => string;
};

/** Pages that repeat others (lists of posts, tags, the archive) are of no kind, and not indexed. */
const KINDS: Kind[] = [
  {
    htmlClasses: () => ['docs-doc-page'],
    content: (document) => findByClass(document, 'theme-doc-markdown'),
    group: sidebarCategory,
  },
  {
    htmlClasses: () => ['blog-post-page'],
    content: (document) => findById(document, '__blog-post-container'),
    group: () => 'Blog',
  },
  {
    htmlClasses: ({ pageClasses }) => pageClasses,
    content: (document) => findById(document, '__docusaurus_skipToContent_fallback'),
    group: (_document, siteTitle) => siteTitle,
  },
];

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
  const document = parse(html);
  readOwnMarkup(document, options);
  const root = find(document, ({ tagName }) => tagName === 'html');
  const kind = KINDS.find(
    ({ htmlClasses }) => root && htmlClasses(options).some((name) => classes(root).includes(name)),
  );
  const content = kind?.content(document);
  if (!kind || !content || isHiddenFromSearch(document)) {
    return undefined;
  }
  const [introduction, ...sections] = readSections(content);
  const title = introduction?.title || firstHeading(document);
  const isList = options.listPages.some((end) => path.endsWith(end)) || undefined;
  return {
    path,
    group: kind.group(document, siteTitle),
    isList,
    names: otherNames(document, path, plain(title)),
    keywords: readKeywords(document),
    homes: isList && readHomes(content),
    sections: [
      { level: 1, blocks: [], ...introduction, title },
      ...sections
        .filter((section) => !options.ignoredTitles.includes(plain(section.title)))
        .map((section) => ({
          ...section,
          isFault: options.faultTitles.includes(plain(section.title)) || undefined,
        })),
    ],
    facets: {
      language: metaContent(document, 'docsearch:language') ?? '',
      docusaurus_tag: metaContent(document, 'docsearch:docusaurus_tag') ?? '',
    },
  };
}

/** What a page is called beside its title: its label in the sidebar, and the end of its address. */
function otherNames(document: Parent, path: string, title: string): string[] | undefined {
  const label = breadcrumbs(document).at(-1);
  const slug = path.split('/').at(-1)?.replaceAll('-', ' ');
  const others = [label, slug].flatMap((name) =>
    name && name.toLowerCase() !== title.toLowerCase() ? [name] : [],
  );
  return others.length > 0 ? Array.from(new Set(others)) : undefined;
}

/** Those of the page's front matter */
function readKeywords(document: Parent): string[] | undefined {
  return metaContent(document, 'keywords')
    ?.split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}

function breadcrumbs(document: Parent): string[] {
  return findAll(document, (element) => classes(element).includes('breadcrumbs__item'))
    .map(inlineText)
    .filter(Boolean);
}

/** The label of the category that holds the page: the last breadcrumb but one. */
function sidebarCategory(document: Parent): string {
  return breadcrumbs(document).at(-2) ?? 'Docs';
}

function isHiddenFromSearch(document: Parent) {
  return metaContent(document, 'robots')?.includes('noindex') ?? false;
}

function firstHeading(document: Parent): string {
  const heading = find(document, ({ tagName }) => tagName === 'h1');
  return heading ? inlineText(heading) : '';
}

function metaContent(document: Parent, name: string): string | undefined {
  const meta = find(
    document,
    (element) =>
      element.tagName === 'meta' &&
      (attribute(element, 'name') === name || attribute(element, 'property') === name),
  );
  return meta && attribute(meta, 'content');
}

function findByClass(document: Parent, name: string) {
  return find(document, (element) => classes(element).includes(name));
}

function findById(document: Parent, id: string) {
  return find(document, (element) => attribute(element, 'id') === id);
}
