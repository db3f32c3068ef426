import type { AllContent } from '@docusaurus/types';

/**
 * Where pages are on the site, and what they are called, by their paths from the site's root: in the order in
 * which readers meet them.
 */
export type Places = Record<string, { page: string; title: string }>;

/** What is used of what Docusaurus's own plugins load. */
type Item = { source: string; permalink: string; title?: string };
type Doc = Item & { id: string };
type SidebarItem = { type: string; id?: string; items?: SidebarItem[] };
type Version = { docs: Doc[]; sidebars: Record<string, SidebarItem[]> };
type Loaded = {
  'docusaurus-plugin-content-docs': { loadedVersions: Version[] };
  'docusaurus-plugin-content-blog': { blogPosts: { metadata: Item }[] };
  'docusaurus-plugin-content-pages': Item[];
};

/** Asks the plugins of docs, posts and pages where each of their files is. */
export function placesOfPages(allContent: AllContent): Places {
  const items: Item[] = [
    ...contentsOf(allContent, 'docusaurus-plugin-content-docs').flatMap(({ loadedVersions }) =>
      loadedVersions.flatMap(inSidebarOrder),
    ),
    ...contentsOf(allContent, 'docusaurus-plugin-content-blog').flatMap(({ blogPosts }) =>
      blogPosts.map(({ metadata }) => metadata),
    ),
    ...contentsOf(allContent, 'docusaurus-plugin-content-pages').flat(),
  ];
  return Object.fromEntries(
    items.map(({ source, permalink, title = '' }) => [
      source.replace(/^@site\//, ''),
      { page: permalink, title },
    ]),
  );
}

/** The docs of a version; those that no sidebar has come last. */
function inSidebarOrder({ docs, sidebars }: Version) {
  const ids = Object.values(sidebars).flat().flatMap(docIds);
  const rank = ({ id }: Doc) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return docs.toSorted((a, b) => rank(a) - rank(b));
}

function docIds({ type, id, items = [] }: SidebarItem): string[] {
  return type === 'doc' ? [id!] : items.flatMap(docIds);
}

/** Those of all instances of a plugin; one that is switched off, or whose folder is missing, loads nothing. */
function contentsOf<Name extends keyof Loaded>(allContent: AllContent, name: Name): Loaded[Name][] {
  const contents = Object.values(allContent[name] ?? {}) as (Loaded[Name] | null | undefined)[];
  return contents.filter((content) => content != null);
}
