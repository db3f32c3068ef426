import { describe, expect, it } from 'vitest';
import { sectionRecords } from '../../indexing/records';
import { pageSections, type ShardSection } from '../../engine/shards';
import type { Facets } from '../../engine/types';
import { PAGES } from '../engine/index-fixture';

const write = (section: ShardSection, facets: Facets) =>
  sectionRecords(section, facets, 'https://example.com');
const sections = PAGES.flatMap(({ facets, ...page }) =>
  pageSections(page, facets.docusaurus_tag).map((section) => ({ section, facets })),
);
const records = sections.flatMap(({ section, facets }) => write(section, facets));

describe('sectionRecords', () => {
  it('writes a record for the heading and one for each block', () => {
    const merge = records.filter(({ anchor }) => anchor === 'merge-routers');
    expect(merge.map(({ type, content }) => [type, content])).toEqual([
      ['lvl2', null],
      ['content', 'A prefix is glued on.'],
      ['content', "router.merge('post.', posts)"],
    ]);
    expect(merge[0]).toMatchObject({
      url: 'https://example.com/docs/v9/router#merge-routers',
      url_without_anchor: 'https://example.com/docs/v9/router',
      hierarchy: { lvl0: 'Server', lvl1: 'Router', lvl2: 'Merge routers', lvl3: null },
      language: 'en',
      docusaurus_tag: 'docs-default-9.x',
    });
  });

  it('gives each record an id of its own, the same every time', () => {
    const again = sections.flatMap(({ section, facets }) => write(section, facets));
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(again).toEqual(records);
  });

  it('keeps every record below the 10 KB that Algolia takes', () => {
    const { section, facets } = sections[0]!;
    const long: ShardSection = { ...section, blocks: ['<word> '.repeat(4000), 'x'.repeat(30_000)] };
    const split = write(long, facets);
    expect(split.length).toBeGreaterThan(6);
    for (const record of split) {
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
    }
  });
});
