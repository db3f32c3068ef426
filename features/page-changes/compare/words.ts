import { diffArrays } from 'diff';

/** A text of which some parts changed. */
export interface Part {
  text: string;
  isChanged: boolean;
}

/** Code in a line, a link, space, a word, or a sign: each changes as a whole. */
const TOKEN = /`+[^`]+`+|\[[^\]]*\]\([^)]*\)|\s+|[\p{L}\p{N}_$]+|./gu;

const tokensOf = (text: string) => text.match(TOKEN) ?? [];

/**
 * Compares two lines word by word.
 *
 * @returns both lines, each with marks on what the other lacks
 */
export function compareWords(before: string, after: string): [before: Part[], after: Part[]] {
  const parts: [Part[], Part[]] = [[], []];
  for (const { value, added, removed } of diffArrays(tokensOf(before), tokensOf(after))) {
    const part = { text: value.join(''), isChanged: added || removed };
    if (!added) {
      parts[0].push(part);
    }
    if (!removed) {
      parts[1].push(part);
    }
  }
  return parts;
}

/** Says how much of two texts is the same words, in the order of both: from 0 to 1. */
export function likeness(before: string, after: string): number {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  const shared = diffArrays(old, young).filter(({ added, removed }) => !added && !removed);
  const count = shared.reduce((sum, { value }) => sum + value.length, 0);
  return (2 * count) / Math.max(1, old.length + young.length);
}

const wordsOf = (text: string) => text.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}_$]+/gu) ?? [];
