import { createHash } from 'node:crypto';
import { blockTexts } from '../engine/block-texts';
import { escapeHtml } from '../engine/highlight';
import { plain } from '../engine/inline-code';
import type { ShardSection } from '../engine/shards';
import type { Block, Facets, HierarchyLevel, SearchHit } from '../engine/types';

/** A record as DocSearch's crawler writes it. */
export type SearchRecord = Pick<SearchHit, 'objectID' | 'type' | 'url' | 'anchor' | 'hierarchy'> &
  Facets & {
    url_without_anchor: string;
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
 * Writes a section as records for Algolia: one for its heading, one for each block of its text. DocSearch
 * shows the texts as HTML, so they are escaped here.
 *
 * @param section - of a shard
 * @param facets - of the shard
 * @returns records whose ids are the same in every build that has the same section
 */
export function sectionRecords(section: ShardSection, facets: Facets): SearchRecord[] {
  const level = `lvl${section.level}` as HierarchyLevel;
  const contents = section.blocks.flatMap(textsOf).flatMap(split);
  return [null, ...contents].map((content, position) => ({
    objectID: recordId(section.url, position),
    type: content === null ? level : 'content',
    url: section.url,
    url_without_anchor: section.url.split('#')[0] ?? section.url,
    anchor: section.anchor,
    hierarchy: hierarchyOf(section),
    content: content === null ? null : escapeHtml(content),
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
  const hierarchy: SearchHit['hierarchy'] = {
    lvl0: escapeHtml(group),
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const { level, title } of path) {
    hierarchy[`lvl${level}` as HierarchyLevel] = escapeHtml(plain(title));
  }
  return hierarchy;
}

/** The texts of a block; of a table each row. */
function textsOf(block: Block): string[] {
  return blockTexts(block).map(plain);
}

/** Cuts a text that is too long for a record, between lines or words. */
function split(text: string): string[] {
  if (Buffer.byteLength(escapeHtml(text)) <= MAX_CONTENT_BYTES) {
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
