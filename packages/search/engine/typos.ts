import { firstNotBefore } from './sorted';

/** Typos forgiven: none in short words, which differ from each other by one letter anyway. */
const ONE_TYPO_FROM = 5;
const TWO_TYPOS_FROM = 8;
/** People rarely mistype the first letter, so a wrong one counts twice. */
const WRONG_FIRST_LETTER = 1;

/** Comes after every character that a term may have */
const LAST_CHARACTER = '\uffff';

/** A term, and how many typos turn a word into all of it, and into its nearest beginning */
export type NearTerm = { term: string; whole: number; prefix: number };

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
 * Finds the terms that a word may be meant for, all of them or their beginnings. A typo is a letter too
 * many, too few, wrong, or swapped with its neighbor (optimal string alignment distance).
 *
 * Terms that follow each other begin alike, so what is known of a beginning is kept for the next one, and
 * where a beginning is too far from the word, all terms that have it are passed over.
 *
 * @param word - what was typed
 * @param sorted - the terms
 * @param limit - more typos than this count as infinitely many
 */
export function nearTerms(word: string, sorted: string[], limit: number): NearTerm[] {
  const found: NearTerm[] = [];
  const rows = [firstRow(word.length)];
  let previous = '';
  let index = 0;
  while (index < sorted.length) {
    const term = sorted[index]!;
    if (term.length + limit < word.length) {
      index += 1;
      continue;
    }
    const penalty = word[0] === term[0] ? 0 : WRONG_FIRST_LETTER;
    const width = Math.min(term.length, word.length + limit);
    rows.length = Math.min(rows.length, 1 + sharedLength(previous, term));
    previous = term;
    while (rows.length <= width && rows.at(-1)!.lowest + penalty <= limit) {
      rows.push(nextRow(rows, word, term));
    }
    const { lowest, nearest } = rows.at(-1)!;
    const prefix = nearest + penalty;
    if (prefix <= limit) {
      const whole = (rows[term.length]?.cells[word.length] ?? Infinity) + penalty;
      found.push({ term, prefix, whole: whole <= limit ? whole : Infinity });
    }
    index =
      prefix > limit && lowest + penalty > limit
        ? firstNotBefore(sorted, term.slice(0, rows.length - 1) + LAST_CHARACTER)
        : index + 1;
  }
  return found;
}

/** A beginning of a term */
type Row = {
  /** Its distance to each beginning of the word */
  cells: number[];
  lowest: number;
  /** The least distance of it, and of its own beginnings, to the whole word */
  nearest: number;
};

function firstRow(length: number): Row {
  const cells = Array.from({ length: length + 1 }, (_, typed) => typed);
  return { cells, lowest: 0, nearest: length };
}

function nextRow(rows: Row[], word: string, term: string): Row {
  const length = rows.length;
  const { cells: last, nearest } = rows[length - 1]!;
  const beforeLast = rows[length - 2]?.cells;
  const cells = [length];
  let lowest = length;
  for (let column = 1; column <= word.length; column += 1) {
    const isSame = word[column - 1] === term[length - 1];
    let distance = Math.min(
      last[column]! + 1,
      cells[column - 1]! + 1,
      last[column - 1]! + (isSame ? 0 : 1),
    );
    if (
      beforeLast &&
      column > 1 &&
      word[column - 1] === term[length - 2] &&
      word[column - 2] === term[length - 1]
    ) {
      distance = Math.min(distance, beforeLast[column - 2]! + 1);
    }
    cells.push(distance);
    lowest = Math.min(lowest, distance);
  }
  return { cells, lowest, nearest: Math.min(nearest, cells[word.length]!) };
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) {
    length += 1;
  }
  return length;
}
