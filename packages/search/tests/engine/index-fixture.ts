import { indexFiles } from '../../indexing/shards';
import type { IndexedPage } from '../../indexing/page';

const tag = (docusaurus_tag: string) => ({ language: 'en', docusaurus_tag });

/** A small site: two docs versions and a post. */
export const PAGES: IndexedPage[] = [
  {
    path: '/docs/v9/router',
    group: 'Server',
    facets: tag('docs-default-9.x'),
    sections: [
      { level: 1, title: 'Router', blocks: ['A router lists procedures.'] },
      {
        level: 2,
        title: 'Merge routers',
        blocks: ['A prefix is glued on.', { code: "router.merge('post.', posts)" }],
      },
      {
        level: 3,
        title: 'The type inferOutput<T>',
        anchor: 'the-type',
        blocks: ['<img src=x onerror=alert(1)> is only text.'],
      },
    ],
  },
  {
    path: '/docs/v9/links',
    group: 'Client',
    facets: tag('docs-default-9.x'),
    sections: [
      { level: 1, title: 'Links', blocks: ['Links carry calls to the router.'] },
      { level: 2, title: 'Batching', blocks: ['Calls share a request.'] },
    ],
  },
  {
    path: '/docs/v10/router',
    group: 'Server',
    facets: tag('docs-default-current'),
    sections: [
      { level: 1, title: 'Router', blocks: ['initHTTP makes a router.'] },
      { level: 2, title: 'Nest routers', blocks: ['A router under a key.'] },
    ],
  },
  {
    path: '/docs/v10/reference',
    group: 'Further',
    isList: true,
    facets: tag('docs-default-current'),
    sections: [
      { level: 1, title: 'Reference', blocks: [] },
      { level: 3, title: 'createType', blocks: [] },
      { level: 3, title: 'createTypes', blocks: [] },
      { level: 3, title: 'No path', messages: ['No path “…”'], blocks: [] },
    ],
  },
  {
    path: '/blog/hello',
    group: 'Blog',
    facets: tag('default'),
    sections: [{ level: 1, title: 'Hello', blocks: ['A router that says hello.'] }],
  },
];

/** Reads the files of an index from memory, and keeps what was read. */
export function readFrom(pages: IndexedPage[]) {
  const files = new Map(indexFiles(pages).map(({ name, text }) => [name, text]));
  const reads: string[] = [];
  const read = (file: string) => {
    reads.push(file);
    const text = files.get(file);
    return text === undefined
      ? Promise.reject(new Error(`${file} answered 404`))
      : Promise.resolve(JSON.parse(text) as unknown);
  };
  return { read, reads, files };
}

/** What is searched on pages of a docs version. */
export function scopeOf(version: string) {
  return { language: 'en', tags: ['default', `docs-default-${version}`] };
}
