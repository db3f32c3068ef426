/** Typos forgiven: none in short words, which differ from each other by one letter anyway. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;
/** People rarely mistype the first letter, so a wrong one counts twice. */
const WRONG_FIRST_LETTER = 1;

/** How many typos turn a word into all of a term, and into its nearest beginning */
export type Typos = { whole: number; prefix: number };

const TOO_MANY: Typos = { whole: Infinity, prefix: Infinity };

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
 * Counts the typos that turn a word into a term or the beginning of one: a letter too many, too few,
 * wrong, or swapped with its neighbor (optimal string alignment distance).
 *
 * @param word - what was typed
 * @param term - what may have been meant
 * @param limit - more than this count as infinitely many
 */
export function typos(word: string, term: string, limit: number): Typos {
  const penalty = word[0] === term[0] ? 0 : WRONG_FIRST_LETTER;
  if (term.length < word.length - limit || (penalty > 0 && limit <= penalty)) {
    return TOO_MANY;
  }
  const width = Math.min(term.length, word.length + limit);
  const rows = alignmentRows(word, term, width, limit - penalty);
  if (!rows) {
    return TOO_MANY;
  }
  const prefix = Math.min(...rows) + penalty;
  const whole = (rows[width] ?? Infinity) + penalty;
  return {
    whole: width < term.length || whole > limit ? Infinity : whole,
    prefix: prefix > limit ? Infinity : prefix,
  };
}

/**
 * The last row of the alignment of a word with the beginnings of a term: the distance to each. Nothing
 * where no distance can be within the limit any more; most terms end here after a row or two.
 */
function alignmentRows(word: string, term: string, width: number, limit: number) {
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let column = 0; column <= width; column += 1) {
    last.push(column);
  }
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = word[row - 1] === term[column - 1];
      let distance = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        word[row - 1] === term[column - 2] &&
        word[row - 2] === term[column - 1]
      ) {
        distance = Math.min(distance, beforeLast[column - 2]! + 1);
      }
      current.push(distance);
      lowest = Math.min(lowest, distance);
    }
    if (lowest > limit) {
      return undefined;
    }
    beforeLast = last;
    last = current;
  }
  return last;
}
