import { fold, SEPARATORS } from './analyze';
import { escapeHtml, highlight, snippet, type Highlighted, type HighlightStyle } from './highlight';
import type { Matched } from './marks';
import type { ShardSection } from './shards';
import type { Highlight, HierarchyLevel, SearchHit } from './types';

/** How texts are shown in a hit, after the request's parameters. */
export type HitStyle = HighlightStyle & { snippetWords: number };

/** A recent search keeps the raw content; its beginning is enough. */
const MAX_CONTENT_CHARACTERS = 300;
/** Where prose and code match equally well, prose tells more. */
const CODE_HANDICAP = 0.5;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Writes a section that was found as DocSearch's modal and the search page read it.
 *
 * @param section - as the index has it
 * @param matched - the terms it was found by
 */
export function toHit(section: ShardSection, matched: Matched, style: HitStyle): SearchHit {
  const titles = hierarchyOf(section);
  const highlighted = mapHierarchy(titles, (title) =>
    toHighlight(highlight(title, matched, style)),
  );
  const text = bestBlock(section, matched, style);
  const level = levelKey(section.level);
  const isFoundByTitle = highlighted[level]?.matchLevel === 'full' || !text;
  return {
    objectID: `${section.url}${isFoundByTitle ? '' : ' content'}`,
    type: isFoundByTitle ? level : 'content',
    url: section.url,
    anchor: section.anchor,
    content: text ? escapeHtml(text.raw.slice(0, MAX_CONTENT_CHARACTERS)) : null,
    hierarchy: { ...EMPTY_HIERARCHY, ...mapHierarchy(titles, escapeHtml) },
    _highlightResult: { hierarchy: highlighted, ...(text && { content: text.highlight }) },
    _snippetResult: { hierarchy: highlighted, ...(text && { content: text.highlight }) },
  };
}

const EMPTY_HIERARCHY: SearchHit['hierarchy'] = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

type Titles = Partial<Record<HierarchyLevel, string>>;

function hierarchyOf({ group, pageTitle, ancestors, level, title }: ShardSection): Titles {
  const titles: Titles = { lvl0: group, lvl1: pageTitle };
  for (const heading of [...ancestors, { level, title }]) {
    titles[levelKey(heading.level)] = heading.title;
  }
  return titles;
}

function levelKey(level: number): HierarchyLevel {
  return LEVELS[level] ?? 'lvl6';
}

function mapHierarchy<T>(titles: Titles, write: (title: string) => T) {
  const entries = Object.entries(titles).map(([level, title]) => [level, write(title)] as const);
  return Object.fromEntries(entries) as Partial<Record<HierarchyLevel, T>>;
}

function toHighlight({ html, words }: Highlighted): Highlight {
  return { value: html, matchLevel: words > 0 ? 'full' : 'none' };
}

/** The block that shows most of what was found; none where nothing was found in the text. */
function bestBlock(section: ShardSection, matched: Matched, style: HitStyle) {
  const terms = Array.from(matched.terms);
  const candidates = squeezedBlocks(section)
    .map((squeezed, index) => {
      const block = section.blocks[index] ?? '';
      const found = terms.filter((term) => squeezed.includes(term)).length;
      return { block, found: found - (typeof block === 'string' ? 0 : CODE_HANDICAP) };
    })
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found);
  for (const { block } of candidates) {
    const raw = typeof block === 'string' ? block : block.code;
    const cut = toHighlight(snippet(raw, matched, style.snippetWords, style));
    if (cut.matchLevel === 'full') {
      return { raw, highlight: cut };
    }
  }
  return undefined;
}

const cache = new WeakMap<ShardSection, string[]>();

/** Texts in which terms can be sought without taking them apart: folded, and without separators. */
function squeezedBlocks(section: ShardSection): string[] {
  const known = cache.get(section);
  if (known) {
    return known;
  }
  const fresh = section.blocks.map((block) =>
    fold(typeof block === 'string' ? block : block.code).replace(SEPARATORS, ''),
  );
  cache.set(section, fresh);
  return fresh;
}
