import type { AllContent } from '@docusaurus/types';

/** By path of a page from the site's root, its URL and title, in the order of the sidebars. */
export type PageLinks = Record<string, { page: string; title: string }>;

/** The parts of Docusaurus's plugin content that are used here. */
type Item = { source: string; permalink: string; title?: string };
type Doc = Item & { id: string };
type SidebarItem = { type: string; id?: string; items?: SidebarItem[] };
type Version = { docs: Doc[]; sidebars: Record<string, SidebarItem[]> };
/** By instance of a plugin. A disabled plugin has none, and one whose folder is missing has no content. */
type Instances<Content> = Record<string, Content | null | undefined> | undefined;
type PluginContent = {
  'docusaurus-plugin-content-docs': Instances<{ loadedVersions: Version[] }>;
  'docusaurus-plugin-content-blog': Instances<{ blogPosts: { metadata: Item }[] }>;
  'docusaurus-plugin-content-pages': Instances<Item[]>;
};

/** Reads the URLs and titles of all docs, posts and pages from Docusaurus's plugins. */
export function pageLinks(allContent: AllContent): PageLinks {
  const content = allContent as PluginContent;
  const docs = contentsOf(content['docusaurus-plugin-content-docs']);
  const blogs = contentsOf(content['docusaurus-plugin-content-blog']);
  const items: Item[] = [
    ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap(inSidebarOrder)),
    ...blogs.flatMap(({ blogPosts }) => blogPosts.map(({ metadata }) => metadata)),
    ...contentsOf(content['docusaurus-plugin-content-pages']).flat(),
  ];
  return Object.fromEntries(
    items.map(({ source, permalink, title = '' }) => [
      source.replace(/^@site\//, ''),
      { page: permalink, title },
    ]),
  );
}

function contentsOf<Content>(instances: Instances<Content>): Content[] {
  return Object.values(instances ?? {}).filter((content) => content != null);
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
