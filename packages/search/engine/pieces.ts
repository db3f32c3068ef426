import { fold } from './analyze';
import { CODE_MARK } from './inline-code';
import { marks, type Matched, type Range } from './marks';
import type { Piece } from './types';

/** Stands for text that is left out. */
const ELLIPSIS = '…';

/** A text in pieces, and how many different words of it are marked. */
type Marked = { pieces: Piece[]; words: number };

/**
 * Marks what was found in a text.
 *
 * @param text - of the index, with its marks of inline code
 * @returns the whole text
 */
export function markText(text: string, matched: Matched): Marked {
  return cutOut(text, { start: 0, end: text.length }, marks(text, matched));
}

/**
 * Cuts a text to the words around most of what was found in it, and marks that.
 *
 * @param text - of the index, with its marks of inline code
 * @param length - how many words
 */
export function markExcerpt(text: string, matched: Matched, length: number): Marked {
  const line = text.replace(/\s+/g, ' ').trim();
  const ranges = marks(line, matched);
  const words = Array.from(line.matchAll(/\S+/g), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  const first = firstWord(line, words, ranges, length);
  const start = words[first]?.start ?? 0;
  const end = words[first + length - 1]?.end ?? line.length;
  const { pieces, words: marked } = cutOut(line, { start, end }, ranges);
  return {
    pieces: [
      ...(start > 0 ? [{ text: ELLIPSIS }] : []),
      ...pieces,
      ...(end < line.length ? [{ text: ELLIPSIS }] : []),
    ],
    words: marked,
  };
}

/** The word to begin with, so that the most different marked words fit, near the middle. */
function firstWord(line: string, words: Range[], ranges: Range[], length: number): number {
  if (words.length <= length) {
    return 0;
  }
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

function cutOut(text: string, cut: Range, ranges: Range[]): Marked {
  const inside = ranges.filter(({ start, end }) => start >= cut.start && end <= cut.end);
  const pieces: Piece[] = [];
  let isCode = text.slice(0, cut.start).split(CODE_MARK).length % 2 === 0;
  for (let position = cut.start; position < cut.end; position += 1) {
    const character = text.charAt(position);
    if (character === CODE_MARK) {
      isCode = !isCode;
      continue;
    }
    const isMark = inside.some(({ start, end }) => position >= start && position < end);
    const last = pieces.at(-1);
    if (last && Boolean(last.isMark) === isMark && Boolean(last.isCode) === isCode) {
      last.text += character;
    } else {
      pieces.push({ text: character, ...(isMark && { isMark }), ...(isCode && { isCode }) });
    }
  }
  return { pieces, words: distinctWords(text, inside) };
}

function distinctWords(text: string, ranges: Range[]) {
  return new Set(ranges.map(({ start, end }) => fold(text.slice(start, end)))).size;
}
