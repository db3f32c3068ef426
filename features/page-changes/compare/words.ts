import { diffArrays } from 'diff';

/** A text of which some parts changed. */
export interface Part {
  text: string;
  isChanged: boolean;
}

/** Code in a line, a link, the end of a line, space, a word, or a sign: each changes as a whole. */
const TOKEN = /`+[^`]+`+|\[[^\]]*\]\([^)]*\)|\n|[^\S\n]+|[\p{L}\p{N}_$]+|./gu;
const WORD = /[\p{L}\p{N}_$]/u;

/** Texts that share less of their words are two, not one that changed. */
const LEAST_LIKENESS = 0.5;

const tokensOf = (lines: string[]) => lines.join('\n').match(TOKEN) ?? [];

/**
 * Compares lines of two versions word by word.
 *
 * @returns the lines of both, each with marks on what the other lacks; `undefined` where they share few words
 */
export function compareWords(before: string[], after: string[]) {
  const [old, young] = [tokensOf(before), tokensOf(after)];
  const changes = diffArrays(old, young);
  const isShared = changes.flatMap(({ value, added, removed }) =>
    value.filter((token) => WORD.test(token)).map(() => !added && !removed),
  );
  const shared = isShared.filter(Boolean).length;
  if (2 * shared < LEAST_LIKENESS * (isShared.length + shared)) {
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
