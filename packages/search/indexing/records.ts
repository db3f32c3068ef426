import { createHash } from 'node:crypto';
import { blockTexts } from '../engine/block-texts';
import { plain } from '../engine/inline-code';
import type { ShardSection } from '../engine/shards';
import type { Block, Facets } from '../engine/types';

type HierarchyLevel = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** A record as DocSearch's crawler writes it. */
export type SearchRecord = Facets & {
  objectID: string;
  type: HierarchyLevel | 'content';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  hierarchy: Record<HierarchyLevel, string | null>;
  content: string | null;
  lang: string;
  weight: { pageRank: number; level: number; position: number };
};

/** Algolia refuses records above 10 KB. */
const MAX_CONTENT_BYTES = 8_000;
const ID_CHARACTERS = 16;
/** Among equally good hits, DocSearch prefers high headings, and headings to texts. */
const WEIGHT_PER_LEVEL = 10;
const CONTENT_HANDICAP = 50;

/**
 * Writes a section as records for Algolia: one for its heading, one for each block of its text.
 *
 * @param section - of a shard
 * @param facets - of the shard
 * @param origin - of the site, e.g. `https://example.com`
 * @returns records whose ids are the same in every build that has the same section
 */
export function sectionRecords(
  section: ShardSection,
  facets: Facets,
  origin: string,
): SearchRecord[] {
  const url = origin + section.address;
  const level = `lvl${section.level}` as HierarchyLevel;
  const contents = section.blocks.flatMap(textsOf).flatMap(split);
  return [null, ...contents].map((content, position) => ({
    objectID: recordId(url, position),
    type: content === null ? level : 'content',
    url,
    url_without_anchor: url.split('#')[0] ?? url,
    anchor: url.split('#')[1] ?? null,
    hierarchy: hierarchyOf(section),
    content: content,
    lang: facets.language,
    ...facets,
    weight: {
      pageRank: 0,
      level: 100 - WEIGHT_PER_LEVEL * section.level - (content === null ? 0 : CONTENT_HANDICAP),
      position,
    },
  }));
}

function hierarchyOf({ group, path }: ShardSection) {
  const hierarchy: SearchRecord['hierarchy'] = {
    lvl0: group,
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const { level, title } of path) {
    hierarchy[`lvl${level}` as HierarchyLevel] = plain(title);
  }
  return hierarchy;
}

/** The texts of a block; of a table each row. */
function textsOf(block: Block): string[] {
  return blockTexts(block).map(plain);
}

/** Cuts a text that is too long for a record, between lines or words. */
function split(text: string): string[] {
  if (Buffer.byteLength(text) <= MAX_CONTENT_BYTES) {
    return [text];
  }
  const middle = Math.floor(text.length / 2);
  const gap = Math.max(text.lastIndexOf('\n', middle), text.lastIndexOf(' ', middle));
  const cut = gap > 0 ? gap : middle;
  return [...split(text.slice(0, cut)), ...split(text.slice(cut).trimStart())];
}

function recordId(url: string, position: number) {
  return createHash('sha256').update(`${url} ${position}`).digest('hex').slice(0, ID_CHARACTERS);
}
