/** Typos forgiven: none in short words, which differ from each other by one letter anyway. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;
/** People rarely mistype the first letter, so a wrong one counts twice. */
const WRONG_FIRST_LETTER = 1;

const NONE = { whole: Infinity, prefix: Infinity };

/**
 * How many typos a word of this length may have.
 *
 * @param length - in characters
 */
export function allowedTypos(length: number): number {
  if (length < ONE_TYPO_FROM) {
    return 0;
  }
  return length < TWO_TYPOS_FROM ? 1 : 2;
}

/**
 * Counts the typos that turn the beginning of a term, or all of it, into a word: a letter too many,
 * too few, wrong, or swapped with its neighbor (optimal string alignment distance).
 *
 * @param word - what was typed
 * @param term - what may have been meant
 * @param limit - count no further than this
 * @returns the distances to the whole term and to its nearest prefix; more than `limit` is infinite
 */
export function typos(
  word: string,
  term: string,
  limit: number,
): { whole: number; prefix: number } {
  const penalty = word[0] === term[0] ? 0 : WRONG_FIRST_LETTER;
  if (term.length < word.length - limit || (penalty > 0 && limit <= penalty)) {
    return NONE;
  }
  const width = Math.min(term.length, word.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      current.push(cell(word, term, row, column, current, last, beforeLast));
    }
    if (Math.min(...current) + penalty > limit) {
      return NONE;
    }
    beforeLast = last;
    last = current;
  }
  const within = (count: number) => (count + penalty > limit ? Infinity : count + penalty);
  return {
    whole: width < term.length ? Infinity : within(last[width] ?? Infinity),
    prefix: within(Math.min(...last)),
  };
}

function cell(
  word: string,
  term: string,
  row: number,
  column: number,
  current: number[],
  last: number[],
  beforeLast: number[],
): number {
  const at = (list: number[], index: number) => list[index] ?? Infinity;
  const wrong = word[row - 1] === term[column - 1] ? 0 : 1;
  const swapped = word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
  return Math.min(
    at(last, column) + 1,
    at(current, column - 1) + 1,
    at(last, column - 1) + wrong,
    swapped && row > 1 && column > 1 ? at(beforeLast, column - 2) + 1 : Infinity,
  );
}
