import { endsOf, fold, RUN } from './analyze';
import type { Match } from './engine';
import { blockTexts, CODE_MARK, isCode, plain } from './sections';
import type { IndexedSection, Piece, Row } from './types';

/** Fewer letters are not the beginning of a word, but letters in it. */
const MIN_BEGINNING = 3;
/** What follows a whole word in a longer one: a part of a name, or an ending. `store|Options`, `router|s` */
const AFTER_WORD = /^(?:$|[\p{Lu}\p{N}_]|(?:s|es|d|ed|ing)$)/u;
const EXCERPT_WORDS = 16;
/** As many words before the first that is marked tell what it is about. */
const WORDS_BEFORE = 6;
const SENTENCE_END = /(?<=[.?!])\s+/;
/** Where prose and code match equally well, prose tells more, and imports and names of files least of all. */
const CODE_HANDICAP = 0.5;
const DULL_HANDICAP = 0.9;
const DULL_CODE = /^import\b|^\S+\.\w+$/;

/** What a section was found by: terms of the index, and what the reader typed for them. */
type Matched = { terms: string[]; typed: string[] };

/**
 * Writes sections that were found as rows. No two show the same text: the same line of code often stands
 * on many pages.
 *
 * @param matches - best first
 * @param typed - the terms of the query
 */
export function toRows(matches: Match[], typed: string[]): Row[] {
  const shown = new Set<string>();
  return matches.map(({ section, terms, isLead = false }) => {
    const { address, tag, group, path, isList, level } = section;
    return {
      address,
      tag,
      // A category may be called as its page is.
      path: Array.from(new Set([group, ...path.slice(0, -1).map((step) => plain(step.title))])),
      title: toPieces(path.at(-1)!.title, { terms, typed }),
      text: bestText(section, { terms, typed }, shown),
      isEntry: Boolean(isList) && level > 1 && isLead,
    };
  });
}

/** The text that has most of what was found; empty where nothing was found in the texts. */
function bestText({ blocks }: IndexedSection, matched: Matched, shown: Set<string>): Piece[] {
  const candidates = blocks
    .flatMap((block) =>
      blockTexts(block).flatMap((raw) =>
        isCode(block)
          ? { raw, isCode: true }
          : raw.split(SENTENCE_END).map((raw) => ({ raw, isCode: false })),
      ),
    )
    .map((text) => {
      const folded = fold(text.raw);
      const found = matched.terms.filter((term) => folded.includes(term)).length;
      const dullness = DULL_CODE.test(text.raw) ? DULL_HANDICAP : CODE_HANDICAP;
      return { ...text, found, score: found - (text.isCode ? dullness : 0) };
    })
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.score - a.score);
  for (const { raw, isCode } of candidates) {
    const [first] = marksIn(raw, matched);
    const text = first && excerpt(raw, first.start);
    if (text && !shown.has(text)) {
      shown.add(text);
      return toPieces(text, matched).map((piece) => (isCode ? { ...piece, isCode } : piece));
    }
  }
  return [];
}

/** Cuts a text to some words around a place in it, and the signs that end the last one: more follows. */
function excerpt(text: string, place: number): string {
  const words = Array.from(text.matchAll(/\S+/g));
  const marked = words.filter(({ index }) => index <= place).length - 1;
  const first = Math.max(0, Math.min(marked - WORDS_BEFORE, words.length - EXCERPT_WORDS));
  const { index: start = 0 } = words[first] ?? {};
  const { index: next } = words[first + EXCERPT_WORDS] ?? {};
  const isInCode = text.slice(0, start).split(CODE_MARK).length % 2 === 0;
  return [
    start > 0 ? '…' : '',
    isInCode ? CODE_MARK : '',
    next ? text.slice(start, next).replace(/[.,;:]*\s+$/, '…') : text.slice(start),
  ].join('');
}

/** A text in pieces, what was found in it marked. */
function toPieces(text: string, matched: Matched): Piece[] {
  const edges = marksIn(text, matched).flatMap(({ start, end }) => [start, end]);
  let isCode = false;
  return [0, ...edges].flatMap((from, index) =>
    text
      .slice(from, edges[index])
      .split(CODE_MARK)
      .flatMap((part, place) => {
        isCode = place > 0 ? !isCode : isCode;
        const isMark = index % 2 === 1;
        return part ? [{ text: part, ...(isMark && { isMark }), ...(isCode && { isCode }) }] : [];
      }),
  );
}

/**
 * Finds what to mark in a text: of a completed word as much as was typed, and all of a word found by
 * its stem or through a typo. Only the last word may be one that is not typed to its end.
 *
 * `createHTTPNext`, found by the typed `httpn` → `HTTPN`
 */
function marksIn(text: string, { terms, typed }: Matched): { start: number; end: number }[] {
  return Array.from(text.matchAll(RUN)).flatMap(({ 0: run, index }) => {
    const term = endsOf(run).find((end) => terms.includes(end));
    if (term === undefined) {
      return [];
    }
    const begins = run.length - term.length;
    const begun = typed.filter((word) => term.startsWith(word));
    const letters = begun
      .filter((word) => word === typed.at(-1) || AFTER_WORD.test(run.slice(begins + word.length)))
      .map((word) => word.length)
      .filter((length) => length >= MIN_BEGINNING || length === term.length);
    const end = begins + (begun.length > 0 ? Math.max(0, ...letters) : term.length);
    return end > begins ? [{ start: index + begins, end: index + end }] : [];
  });
}
