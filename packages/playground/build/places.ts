import type { AllContent } from '@docusaurus/types';

/** Where pages are on the site, and what they are called, by their paths from the site's root. */
export type Places = Record<string, { page: string; title: string }>;

/** What is used of what Docusaurus's own plugins load. */
type Item = { source: string; permalink: string; title?: string };
type Loaded = {
  'docusaurus-plugin-content-docs': { loadedVersions: { docs: Item[] }[] };
  'docusaurus-plugin-content-blog': { blogPosts: { metadata: Item }[] };
  'docusaurus-plugin-content-pages': Item[];
};

/** Asks the plugins of docs, posts and pages where each of their files is. */
export function placesOfPages(allContent: AllContent): Places {
  const items = [
    ...contentsOf(allContent, 'docusaurus-plugin-content-docs').flatMap(({ loadedVersions }) =>
      loadedVersions.flatMap(({ docs }) => docs),
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

/** Those of all instances of a plugin; one that is switched off loads nothing. */
function contentsOf<Name extends keyof Loaded>(allContent: AllContent, name: Name): Loaded[Name][] {
  const contents = Object.values(allContent[name] ?? {}) as (Loaded[Name] | undefined)[];
  return contents.filter((content) => content !== undefined);
}
