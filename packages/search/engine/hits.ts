import { fold, SEPARATORS } from './analyze';
import { blockTexts } from './block-texts';
import type { Match } from './engine';
import {
  codeElement,
  highlight,
  snippet,
  toHtml,
  type Highlighted,
  type HighlightStyle,
} from './highlight';
import { CODE_MARK } from './inline-code';
import type { Matched } from './marks';
import type { ShardSection } from './shards';
import type { Block, Highlight, HierarchyLevel, SearchHit } from './types';

/** How texts are shown in a hit, after the request's parameters. */
export type HitStyle = HighlightStyle & {
  snippetWords: number;
  /** The terms of the query */
  typed: string[];
  /** The label of the docs version that one searches in: hits of another say theirs */
  home: string | undefined;
};

/** A recent search keeps the raw content; its beginning is enough. */
const MAX_CONTENT_CHARACTERS = 300;
/** Where prose and code match equally well, prose tells more, and an import least of all. */
const CODE_HANDICAP = 0.5;
const IMPORT_HANDICAP = 0.9;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Writes sections that were found as DocSearch's modal and the search page read them. No two show the
 * same text: the same line of code often stands on many pages.
 *
 * @param matches - best first
 */
export function toHits(matches: Match<ShardSection>[], style: HitStyle): SearchHit[] {
  const shown = new Set<string>();
  return matches.map(({ section, terms }) => toHit(section, new Set(terms.flat()), style, shown));
}

function toHit(
  section: ShardSection,
  terms: Set<string>,
  style: HitStyle,
  shown: Set<string>,
): SearchHit {
  const matched = { terms, typed: style.typed };
  const titles = hierarchyOf(section, style.home);
  const highlighted = mapHierarchy(titles, (title) =>
    toHighlight(highlight(title, matched, style)),
  );
  const text = bestLine(section, matched, style, shown);
  const level = levelKey(section.level);
  const isFoundByTitle = highlighted[level]?.matchLevel === 'full' || !text;
  return {
    objectID: `${section.url}${isFoundByTitle ? '' : ' content'}`,
    type: isFoundByTitle ? level : 'content',
    url: section.url,
    anchor: section.anchor,
    content: text ? toHtml(beginning(text.raw)) : null,
    hierarchy: { ...EMPTY_HIERARCHY, ...mapHierarchy(titles, toHtml) },
    _highlightResult: { hierarchy: highlighted, ...(text && { content: text.highlight }) },
    _snippetResult: { hierarchy: highlighted, ...(text && { content: text.highlight }) },
  };
}

/** The beginning of a text, without half of an inline code. */
function beginning(text: string): string {
  const cut = text.slice(0, MAX_CONTENT_CHARACTERS);
  return cut.split(CODE_MARK).length % 2 === 0 ? cut.slice(0, cut.lastIndexOf(CODE_MARK)) : cut;
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

function hierarchyOf({ group, version, path }: ShardSection, home: string | undefined): Titles {
  const isElsewhere = home !== undefined && version !== undefined && version !== home;
  const titles: Titles = { lvl0: isElsewhere ? `${version} · ${group}` : group };
  for (const { level, title } of path) {
    titles[levelKey(level)] = title;
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

/** A line that a hit may show of its section. */
type Line = { raw: string; isCode: boolean; handicap: number; squeezed: string };

/** The line that shows most of what was found; none where nothing was found in the text. */
function bestLine(
  section: ShardSection,
  matched: Matched,
  style: HitStyle,
  shown: Set<string>,
): { raw: string; highlight: Highlight } | undefined {
  const terms = Array.from(matched.terms);
  const candidates = linesOf(section)
    .map((line) => {
      const found = terms.filter((term) => line.squeezed.includes(term)).length;
      return { line, found: found - line.handicap };
    })
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found);
  for (const { line } of candidates) {
    const cut = snippet(line.raw, matched, style.snippetWords, style);
    const html = line.isCode ? codeElement(cut.html) : cut.html;
    if (cut.words > 0 && !shown.has(html)) {
      shown.add(html);
      return { raw: line.raw, highlight: toHighlight({ ...cut, html }) };
    }
  }
  return undefined;
}

const cache = new WeakMap<ShardSection, Line[]>();

function linesOf(section: ShardSection): Line[] {
  const lines = cache.get(section) ?? section.blocks.flatMap(blockLines);
  cache.set(section, lines);
  return lines;
}

function blockLines(block: Block): Line[] {
  const isCode = typeof block === 'object' && 'code' in block;
  const texts = isCode ? codeLines(block.code) : blockTexts(block);
  // Folded and without separators, terms can be sought without taking the text apart.
  return texts.map((raw) => ({
    raw,
    isCode,
    handicap: isCode ? (/^import\b/.test(raw) ? IMPORT_HANDICAP : CODE_HANDICAP) : 0,
    squeezed: fold(raw).replace(SEPARATORS, ''),
  }));
}

/** The lines of code; an import that is longer than one is one all the same. */
function codeLines(code: string): string[] {
  return code.match(/^import\b[^'"{}]*\{[^}]*\}.*$|^.+$/gm) ?? [];
}
