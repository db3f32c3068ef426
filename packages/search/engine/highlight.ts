import { fold } from './analyze';
import { CODE_MARK } from './inline-code';
import { marks, type Matched, type Range } from './marks';

/** The tags put around marked text, and what stands for text left out. */
export type HighlightStyle = { preTag: string; postTag: string; ellipsis: string };

/** HTML, and how many different words of it are marked. */
export type Highlighted = { html: string; words: number };

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Writes plain text as HTML. DocSearch sets titles and texts as HTML, also those of recent searches. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES.get(character) ?? character);
}

/** Writes a text of the index as HTML, with its inline code as code. */
export function toHtml(text: string): string {
  return withCode(escapeHtml(text), false);
}

/** Marks of code come in pairs; the first may stand before what is shown. */
function withCode(html: string, isInCode: boolean): string {
  const pieces = html.split(CODE_MARK);
  return pieces
    .map((piece, index) => ((index % 2 === 1) !== isInCode && piece ? codeElement(piece) : piece))
    .join('');
}

/** Writes HTML as code. */
export function codeElement(html: string): string {
  return `<code>${html}</code>`;
}

/**
 * Marks what was found in a text.
 *
 * @returns the whole text as HTML
 */
export function highlight(text: string, matched: Matched, style: HighlightStyle): Highlighted {
  return render(text, { start: 0, end: text.length }, marks(text, matched), style);
}

/**
 * Cuts a text to the words around most of what was found in it.
 *
 * @param length - how many words
 */
export function snippet(
  text: string,
  matched: Matched,
  length: number,
  style: HighlightStyle,
): Highlighted {
  const line = text.replace(/\s+/g, ' ').trim();
  const ranges = marks(line, matched);
  const words = Array.from(line.matchAll(/\S+/g), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= length) {
    return render(line, { start: 0, end: line.length }, ranges, style);
  }
  const places = ranges.map(({ start }) => words.findIndex((word) => start < word.end));
  const first = windowStart(line, ranges, places, words.length, length);
  const cut = { start: words[first]!.start, end: words[first + length - 1]!.end };
  const { html, words: marked } = render(line, cut, ranges, style);
  const before = cut.start > 0 ? style.ellipsis : '';
  const after = cut.end < line.length ? style.ellipsis : '';
  return { html: `${before}${html}${after}`, words: marked };
}

/** The word at which to start, so that the most different marked words fit, near the middle. */
function windowStart(
  text: string,
  ranges: Range[],
  places: number[],
  wordCount: number,
  length: number,
): number {
  let best = { words: 0, from: 0, to: 0 };
  places.forEach((from, index) => {
    const inside = places.slice(index).filter((place) => place < from + length);
    const words = distinctWords(text, ranges.slice(index, index + inside.length));
    if (words > best.words) {
      best = { words, from, to: inside.at(-1) ?? from };
    }
  });
  const margin = Math.floor((length - (best.to - best.from + 1)) / 2);
  return Math.max(0, Math.min(wordCount - length, best.from - margin));
}

function render(text: string, cut: Range, ranges: Range[], style: HighlightStyle): Highlighted {
  const inside = ranges.filter(({ start, end }) => start >= cut.start && end <= cut.end);
  let html = '';
  let position = cut.start;
  for (const { start, end } of inside) {
    const marked = escapeHtml(text.slice(start, end));
    html += `${escapeHtml(text.slice(position, start))}${style.preTag}${marked}${style.postTag}`;
    position = end;
  }
  html += escapeHtml(text.slice(position, cut.end));
  const isInCode = text.slice(0, cut.start).split(CODE_MARK).length % 2 === 0;
  return {
    html: withCode(html, isInCode),
    words: distinctWords(text, inside),
  };
}

function distinctWords(text: string, ranges: Range[]) {
  return new Set(ranges.map(({ start, end }) => fold(text.slice(start, end)))).size;
}
