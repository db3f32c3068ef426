/** Typos forgiven: none in short words, which differ from each other by one letter anyway. */
const ONE_TYPO_FROM = 5;
const TWO_TYPOS_FROM = 8;

/** How many typos a word of this length, in characters, may have. */
export function allowedTypos(length: number): number {
  return length < ONE_TYPO_FROM ? 0 : length < TWO_TYPOS_FROM ? 1 : 2;
}

/**
 * Counts the typos that turn a word into a term: letters too many, too few, wrong, or swapped with their
 * neighbors (optimal string alignment distance).
 *
 * @returns those into the whole term, and into the nearest of its beginnings
 */
export function countTypos(word: string, term: string): { whole: number; beginning: number } {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, typed) => typed);
  let beginning = word.length;
  for (let length = 1; length <= term.length; length += 1) {
    const row = [length];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = word[column - 1] === term[length - 1];
      const isSwapped =
        word[column - 1] === term[length - 2] && word[column - 2] === term[length - 1];
      row.push(
        Math.min(
          last[column]! + 1,
          row[column - 1]! + 1,
          last[column - 1]! + (isSame ? 0 : 1),
          isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, row];
    beginning = Math.min(beginning, row[word.length]!);
  }
  return { whole: last[word.length]!, beginning };
}
