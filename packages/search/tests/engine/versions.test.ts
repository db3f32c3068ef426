import { describe, expect, it } from 'vitest';
import { readVersion } from '../../engine/versions';

const shard = (docusaurus_tag: string, versionNames?: string[]) => ({
  name: docusaurus_tag,
  facets: { language: 'en', docusaurus_tag },
  versionNames,
});
const SHARDS = [
  shard('default'),
  shard('docs-default-1.x', ['1.x', 'v1']),
  shard('docs-default-current', ['2.x', 'v2']),
];
const tags = ['default', 'docs-default-1.x'];
const read = (query: string) => readVersion({ query, tags }, SHARDS);

describe('readVersion', () => {
  it.each(['migrate v2', 'migrate 2.x', 'v2 migrate', 'migrate V2?'])(
    'answers %j from the version it names, too',
    (query) => {
      expect(read(query)).toEqual({ query: 'migrate', tags: [...tags, 'docs-default-current'] });
    },
  );

  it('drops the name of the version that one reads', () => {
    expect(read('links in v1')).toEqual({ query: 'links in', tags: [...tags, 'docs-default-1.x'] });
  });

  it.each(['v2', 'retry 2 times', 'from v1 to V2?', 'migrate', ''])(
    'leaves %j as it is',
    (query) => {
      expect(read(query)).toEqual({ query, tags });
    },
  );
});
