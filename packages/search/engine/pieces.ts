import { fold } from './analyze';
import { CODE_MARK } from './inline-code';
import { marks, type Matched, type Range } from './marks';
import type { Piece } from './types';

/** Stands for text that is left out. */
const ELLIPSIS = { text: '…' };

/**
 * Marks what was found in a text, and cuts the text to the words around most of that.
 *
 * @param text - of the index, with its marks of inline code
 * @param length - how many words
 * @returns the text in pieces, and how many different words of it are marked
 */
export function mark(
  text: string,
  matched: Matched,
  length = Infinity,
): { pieces: Piece[]; words: number } {
  const line = text.replace(/\s+/g, ' ').trim();
  const ranges = marks(line, matched);
  const words = Array.from(line.matchAll(/\S+/g), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  const first = words.length > length ? firstWord(line, words, ranges, length) : 0;
  const start = words[first]?.start ?? 0;
  const end = endOf(line, words[first + length - 1]);
  const inside = ranges.filter((range) => range.start >= start && range.end <= end);
  return {
    pieces: [
      ...(start > 0 ? [ELLIPSIS] : []),
      ...cutOut(line, { start, end }, inside),
      ...(end < line.length ? [ELLIPSIS] : []),
    ],
    words: distinctWords(line, inside),
  };
}

/** Where a text is cut: before the signs that end its last word, as the ellipsis says that more follows. */
function endOf(line: string, last: Range | undefined): number {
  return last && last.end < line.length
    ? line.slice(0, last.end).replace(/[.,;:]+$/, '').length
    : line.length;
}

/** The word to begin with, so that the most different marked words fit, near the middle. */
function firstWord(line: string, words: Range[], ranges: Range[], length: number): number {
  const places = ranges.map(({ start }) => words.findIndex((word) => start < word.end));
  let best = { count: 0, from: 0, to: 0 };
  places.forEach((from, index) => {
    const inside = places.slice(index).filter((place) => place < from + length);
    const count = distinctWords(line, ranges.slice(index, index + inside.length));
    if (count > best.count) {
      best = { count, from, to: inside.at(-1) ?? from };
    }
  });
  const margin = Math.floor((length - (best.to - best.from + 1)) / 2);
  return Math.max(0, Math.min(words.length - length, best.from - margin));
}

function cutOut(text: string, { start, end }: Range, ranges: Range[]): Piece[] {
  const edges = new Set([start, end, ...ranges.flatMap((range) => [range.start, range.end])]);
  const cuts = Array.from(edges).sort((a, b) => a - b);
  let isCode = text.slice(0, start).split(CODE_MARK).length % 2 === 0;
  return cuts.slice(0, -1).flatMap((from, index) => {
    const isMark = ranges.some((range) => range.start <= from && from < range.end);
    return text
      .slice(from, cuts[index + 1])
      .split(CODE_MARK)
      .flatMap((part, place) => {
        isCode = place > 0 ? !isCode : isCode;
        return part ? [{ text: part, ...(isMark && { isMark }), ...(isCode && { isCode }) }] : [];
      });
  });
}

function distinctWords(text: string, ranges: Range[]): number {
  return new Set(ranges.map(({ start, end }) => fold(text.slice(start, end)))).size;
}
