import type { Block, Section } from '../../engine/types';
import type { IndexedPage } from '../../indexing/page';
import { indexFiles } from '../../indexing/shards';

export function section(title: string, ...blocks: Block[]): Section {
  return { level: 2, title, blocks };
}

/** Makes a page of a docs version, or of none; the first section is its introduction. */
export function page(path: string, version: string, [first, ...rest]: Section[]): IndexedPage {
  return {
    path,
    group: 'Server',
    facets: { language: 'en', docusaurus_tag: version ? `docs-default-${version}` : 'default' },
    sections: [{ ...first!, level: 1 }, ...rest],
  };
}

/** A small site: two docs versions and a post. */
export const PAGES: IndexedPage[] = [
  page('/docs/v9/router', '9.x', [
    section('Router', 'A router lists procedures: joinToRouter.'),
    section('Merge routers', 'A prefix is glued on.', { code: "router.merge('post.', posts)" }),
    {
      ...section('The type inferOutput<T>', '<img src=x> is only text.'),
      level: 3,
      anchor: 'type',
    },
    section('Each name', 'The name of a call, and the call of a name.'),
    section('callName', 'A connection, and what a connection holds.'),
    section('callNameHash', 'What it makes of rooters.'),
  ]),
  {
    ...page('/docs/v9/links', '9.x', [
      section('Send calls', 'Links carry calls to the router.'),
      section('Batching', 'Calls of openHTTPServer share a request.'),
      section('Set a link', 'Link, link, link, a collection.'),
      section('A transp', 'Transp, transp.'),
    ]),
    names: ['Own transports', 'link', 'Transport'],
    keywords: ['bearer'],
  },
  page('/docs/v10/router', 'current', [
    section('Router', 'initHTTP makes a router.'),
    section('Nest routers', 'A router under a key.'),
  ]),
  {
    ...page('/docs/v10/reference', 'current', [
      section('Reference'),
      section('createType'),
      section('createTypes'),
      { ...section('No path'), messages: ['No path “…”'] },
    ]),
    group: 'Reference',
    isList: true,
  },
  page('/blog/hello', '', [
    section('Hello', 'A router that says hello, and ﬁnds an Élève on a connection.'),
  ]),
];

/** Reads the files of an index from memory, and keeps what was read. */
export function readFrom(pages: IndexedPage[]) {
  const files = new Map(indexFiles(pages).map(({ name, text }) => [name, text]));
  const reads: string[] = [];
  const read = (file: string) => {
    reads.push(file);
    return Promise.resolve(JSON.parse(files.get(file)!) as unknown);
  };
  return { read, reads };
}

/** What is searched on pages of a docs version. */
export function scopeOf(version: string) {
  return { language: 'en', tags: ['default', `docs-default-${version}`] };
}
