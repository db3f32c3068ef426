import { expect, it } from 'vitest';
import { readVersion } from '../engine/versions';
import { versionNames } from '../indexing/docs-versions';

const VERSIONS = ['1.x', '2.x', '3.1', '3.0', 'Next'];
const names = versionNames(
  'default',
  VERSIONS.map((label) => ({ versionName: label, label, docs: [] })),
);
const shards = Array.from(names, ([docusaurus_tag, versionNames]) => ({
  name: docusaurus_tag,
  facets: { language: 'en', docusaurus_tag },
  versionNames,
}));
const tags = ['default', 'docs-default-1.x'];
const read = (query: string) => readVersion({ query, tags }, shards);

it.each([
  ['migrate v2', 'migrate', '2.x'],
  ['migrate 2.x', 'migrate', '2.x'],
  ['v2 migrate', 'migrate', '2.x'],
  ['migrate V2?', 'migrate', '2.x'],
  ['migrate 3.1', 'migrate', '3.1'],
  ['links in v1', 'links in', '1.x'],
])('%j asks for %j in %s, too', (query, rest, version) => {
  expect(read(query)).toEqual({ query: rest, tags: [...tags, `docs-default-${version}`] });
});

it.each(['v2', 'retry 2 times', 'from v1 to V2?', 'migrate', '', 'migrate v3', 'next to v3'])(
  '%j names no version to look in: none, several, one of two, or nothing else',
  (query) => {
    expect(read(query)).toEqual({ query, tags });
  },
);
