import { fold, SEPARATORS } from './analyze';
import { blockTexts } from './block-texts';
import type { Match } from './engine';
import { plain } from './inline-code';
import type { Matched } from './marks';
import { mark } from './pieces';
import type { ShardSection } from './shards';
import type { Block, Piece, Row } from './types';

const EXCERPT_WORDS = 16;
/** Where prose and code match equally well, prose tells more, and an import least of all. */
const CODE_HANDICAP = 0.5;
const IMPORT_HANDICAP = 0.9;
/** What a file is called tells something only where nothing else matches. */
const FILE_NAME_HANDICAP = 1000;

/**
 * Writes sections that were found as rows. No two show the same text: the same line of code often stands
 * on many pages.
 *
 * @param matches - best first
 * @param typed - the terms of the query
 */
export function toRows(matches: Match<ShardSection>[], typed: string[]): Row[] {
  const shown = new Set<string>();
  return matches.map(({ section, terms, why }) => {
    const matched = { terms: new Set(terms.flat()), typed };
    const { address, tag, group, path } = section;
    const title = mark(path.at(-1)?.title ?? '', matched);
    return {
      address,
      tag,
      path: [group, ...path.slice(0, -1).map((step) => plain(step.title))],
      title: title.pieces,
      text: bestLine(section, matched, shown),
      why: why ?? (title.words > 0 ? 'title' : 'words'),
    };
  });
}

/** A line that a row may show of its section. */
type Line = { raw: string; isCode: boolean; handicap: number; squeezed: string };

/** The line that shows most of what was found; empty where nothing was found in the text. */
function bestLine(section: ShardSection, matched: Matched, shown: Set<string>): Piece[] {
  const terms = Array.from(matched.terms);
  const candidates = section.blocks
    .flatMap(blockLines)
    .map((line) => {
      const found = terms.filter((term) => line.squeezed.includes(term)).length;
      return { line, found, score: found - line.handicap };
    })
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.score - a.score);
  for (const { line } of candidates) {
    const { pieces, words } = mark(line.raw, matched, EXCERPT_WORDS);
    const text = pieces.map((piece) => piece.text).join('');
    if (words > 0 && !shown.has(text)) {
      shown.add(text);
      return line.isCode ? pieces.map((piece) => ({ ...piece, isCode: true })) : pieces;
    }
  }
  return [];
}

function blockLines(block: Block): Line[] {
  const isCode = typeof block === 'object' && 'code' in block;
  const texts = isCode ? codeLines(block.code) : blockTexts(block);
  // Folded and without separators, terms can be sought without taking the text apart.
  return texts.map((raw) => ({
    raw,
    isCode,
    handicap: isCode ? codeHandicap(raw) : 0,
    squeezed: fold(raw).replace(SEPARATORS, ''),
  }));
}

function codeHandicap(line: string) {
  if (/^\S+\.\w+$/.test(line)) {
    return FILE_NAME_HANDICAP;
  }
  return /^import\b/.test(line) ? IMPORT_HANDICAP : CODE_HANDICAP;
}

/** The lines of code; an import that is longer than one is one all the same. */
function codeLines(code: string): string[] {
  return code.match(/^import\b[^'"{}]*\{[^}]*\}.*$|^.+$/gm) ?? [];
}
