import type { AllContent } from '@docusaurus/types';

/** By path of a page from the site's root, its URL and title, in the order of the sidebars. */
export type PageLinks = Record<string, { page: string; title: string }>;

/** The parts of Docusaurus's plugin content that are used here. */
type Item = { source: string; permalink: string; title?: string };
type Doc = Item & { id: string };
type SidebarItem = { type: string; id?: string; items?: SidebarItem[] };
type Version = { docs: Doc[]; sidebars: Record<string, SidebarItem[]> };
type PluginContent = {
  'docusaurus-plugin-content-docs': { loadedVersions: Version[] };
  'docusaurus-plugin-content-blog': { blogPosts: { metadata: Item }[] };
  'docusaurus-plugin-content-pages': Item[];
};

/** Reads the URLs and titles of all docs, posts and pages from Docusaurus's plugins. */
export function pageLinks(allContent: AllContent): PageLinks {
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

/** Sorts the docs of a version; those that are in no sidebar come last. */
function inSidebarOrder({ docs, sidebars }: Version) {
  const ids = Object.values(sidebars).flat().flatMap(docIds);
  const rank = ({ id }: Doc) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return docs.toSorted((a, b) => rank(a) - rank(b));
}

function docIds({ type, id, items = [] }: SidebarItem): string[] {
  return type === 'doc' ? [id!] : items.flatMap(docIds);
}

/** The content of all instances of a plugin. A disabled plugin has none, nor has one whose folder is missing. */
function contentsOf<Name extends keyof PluginContent>(
  allContent: AllContent,
  name: Name,
): PluginContent[Name][] {
  const contents = Object.values(allContent[name] ?? {}) as (
    PluginContent[Name] | null | undefined
  )[];
  return contents.filter((content) => content != null);
}
