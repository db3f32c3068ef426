import {
  compounds,
  glue,
  isStopWord,
  suffixes,
  type Compound,
  type Run,
  type Span,
} from './analyze';
import { stem } from './stem';

/** Fewer letters are not the beginning of a word, but letters in it. */
const MIN_BEGINNING = 3;

/** A stretch of a text, in characters. */
export type Range = { start: number; end: number };

/** What a section was found by, and what the reader typed for it. */
export type Matched = { terms: Set<string>; typed: string[] };

/**
 * Finds what to mark in a text: of a completed word as much as was typed, and all of a word found by
 * its stem or through a typo.
 *
 * `createHTTPNext`, found by the typed `httpn` → `HTTPN`
 *
 * @param text - plain
 * @param matched - the terms of the index that matched, and the terms of the query
 * @returns ranges in order, none overlapping
 */
export function marks(text: string, matched: Matched): Range[] {
  const ranges = compounds(text).flatMap((compound) => {
    const inRuns = compound.runs.flatMap((run) => runMarks(run, matched));
    return inRuns.length > 0 ? inRuns : gluedMarks(compound, matched);
  });
  return matched.typed.every(isStopWord) ? ranges : withoutStray(text, ranges);
}

/** Of `sign in`, which `login` may stand for, an `in` by itself says nothing. */
function withoutStray(text: string, ranges: Range[]): Range[] {
  const tells = ({ start, end }: Range) => !isStopWord(text.slice(start, end));
  const isBetween = (from?: Range, to?: Range) =>
    from && to && text.slice(from.end, to.start).trim() === '';
  return ranges.filter((range, index) => {
    const before = ranges[index - 1];
    const after = ranges[index + 1];
    return (
      tells(range) ||
      (before && tells(before) && isBetween(before, range)) ||
      (after && tells(after) && isBetween(range, after))
    );
  });
}

function runMarks(run: Run, matched: Matched): Range[] {
  const candidates = [...suffixes(run), ...run.parts]
    .filter(({ term }) => matched.terms.has(term))
    .map((span) => ({ start: span.start, end: span.start + markedLength(span, matched) }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const chosen: Range[] = [];
  for (const range of candidates) {
    if (chosen.every(({ start, end }) => range.end <= start || range.start >= end)) {
      chosen.push(range);
    }
  }
  return chosen.sort((a, b) => a.start - b.start);
}

function markedLength(span: Span, { typed }: Matched): number {
  const length = span.end - span.start;
  // Folding can change a text's length (`ﬁ` → `fi`); then there is no telling where to stop.
  return span.term.length === length ? (typedLength(span.term, typed) ?? length) : length;
}

/**
 * `x-ssr` found by the typed `xssr`, `@tanstack/react-query` by `reactquery`. A typo or a stem does not
 * tell how far the mark should go.
 */
function gluedMarks({ runs }: Compound, { terms, typed }: Matched): Range[] {
  const ends = runs.slice(0, -1).map((_run, index) => runs.slice(index));
  const matching = ends.find((end) => terms.has(glue(end))) ?? [];
  let left = typedLength(glue(matching), typed) ?? 0;
  const ranges: Range[] = [];
  for (const { start, end } of matching) {
    if (left > 0) {
      ranges.push({ start, end: Math.min(end, start + left) });
    }
    left -= end - start;
  }
  return ranges;
}

/** The letters that were typed of a term; `undefined` where it was found otherwise, 0 for too few of them. */
function typedLength(term: string, typed: string[]): number | undefined {
  const begun = typed.filter((word) => term.startsWith(word));
  if (begun.some((word) => stem(word) === stem(term))) {
    return term.length;
  }
  const longest = Math.max(0, ...begun.map((word) => word.length));
  return begun.length === 0 ? undefined : longest < MIN_BEGINNING ? 0 : longest;
}
