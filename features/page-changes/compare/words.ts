import { diffArrays } from 'diff';

/** A part of a line. */
export interface Part {
  text: string;
  isChanged: boolean;
}

/** Inline code, a link, a line break, spaces, a word, or any other character: each changes as a whole. */
const TOKEN = /`+[^`]+`+|\[[^\]]*\]\([^)]*\)|\n|[^\S\n]+|[\p{L}\p{N}_$]+|./gu;
const WORD = /[\p{L}\p{N}_$]/u;

/** The least share of common words of two texts that are shown as one changed text. */
const MIN_SIMILARITY = 0.5;

const tokensOf = (lines: string[]) => lines.join('\n').match(TOKEN) ?? [];

/**
 * Compares lines of two versions word by word.
 *
 * @returns the lines of both, in parts; `undefined` if they have few words in common
 */
export function compareWords(before: string[], after: string[]) {
  const [older, newer] = [tokensOf(before), tokensOf(after)];
  const changes = diffArrays(older, newer);
  const isShared = changes.flatMap(({ value, added, removed }) =>
    value.filter((token) => WORD.test(token)).map(() => !added && !removed),
  );
  const shared = isShared.filter(Boolean).length;
  if (2 * shared < MIN_SIMILARITY * (isShared.length + shared)) {
    return undefined;
  }
  const lines = { before: [[]] as Part[][], after: [[]] as Part[][] };
  for (const { value, added, removed } of changes) {
    for (const token of value) {
      if (!added) {
        append(lines.before, token, removed);
      }
      if (!removed) {
        append(lines.after, token, added);
      }
    }
  }
  return lines;
}

function append(lines: Part[][], text: string, isChanged: boolean) {
  const last = lines.at(-1)!.at(-1);
  if (text === '\n') {
    lines.push([]);
  } else if (last?.isChanged === isChanged) {
    last.text += text;
  } else {
    lines.at(-1)!.push({ text, isChanged });
  }
}
