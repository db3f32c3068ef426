import { compounds, glue, isStopWord, type Compound, type Span } from './analyze';
import { stem } from './stem';

/** Fewer letters are not the beginning of a word, but letters in it. */
const MIN_BEGINNING = 3;

/** A stretch of a text, in characters. */
export type Range = { start: number; end: number };

/** What a section was found by, and what the reader typed for it. */
export type Matched = { terms: Set<string>; typed: string[] };

/**
 * Finds what to mark in a text: of a completed word as much as was typed, and all of a word found by
 * its stem or through a typo. Stop words are marked where nothing else was typed.
 *
 * `createHTTPNext`, found by the typed `httpn` → `HTTPN`
 *
 * @param text - plain
 * @param matched - the terms of the index that matched, and the terms of the query
 * @returns ranges in order, none overlapping
 */
export function marks(text: string, { terms, typed }: Matched): Range[] {
  const isTelling = typed.every(isStopWord) ? () => true : (term: string) => !isStopWord(term);
  const found: Range[] = [];
  for (const { start, end, term } of compounds(text).flatMap(spansOf)) {
    const isFree = start >= (found.at(-1)?.end ?? 0);
    const letters = isFree && terms.has(term) && isTelling(term) ? typedLetters(term, typed) : 0;
    if (letters > 0) {
      found.push({ start, end: endOf(text, start, end, letters) });
    }
  }
  return found;
}

/** What may be marked of a compound, by its start, the longest first: its ends, its runs' ends, and parts. */
function spansOf({ runs }: Compound): Span[] {
  return runs.flatMap((run, place) =>
    run.parts.flatMap((part, index) => [
      ...(index === 0 ? [toSpan(runs.slice(place))] : []),
      toSpan(run.parts.slice(index)),
      part,
    ]),
  );
}

function toSpan(list: Span[]): Span {
  return { start: list[0]!.start, end: list.at(-1)!.end, term: glue(list) };
}

/** The letters that were typed of a term: all of what was found otherwise, none of too few. */
function typedLetters(term: string, typed: string[]): number {
  const begun = typed.filter((word) => term.startsWith(word));
  if (begun.length === 0 || begun.some((word) => stem(word) === stem(term))) {
    return Infinity;
  }
  const longest = Math.max(...begun.map((word) => word.length));
  return longest < MIN_BEGINNING ? 0 : longest;
}

/** Where so many letters of a stretch end; separators between them are none. */
function endOf(text: string, start: number, end: number, letters: number): number {
  let left = letters;
  let position = start;
  while (position < end && left > 0) {
    left -= /[\p{L}\p{N}]/u.test(text[position]!) ? 1 : 0;
    position += 1;
  }
  return position;
}
