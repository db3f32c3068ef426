import { firstNotBefore } from './sorted';
import { stem } from './stem';
import { allowedTypos, nearTerms } from './typos';
import { WEIGHTS } from './weights';

/** Terms that a word may stand for, each with how much a hit on it is worth beside an exact one. */
export type Expansion = {
  weights: Map<string, number>;
  /** It is neither a term nor the beginning of one */
  isTypo: boolean;
};

const COMPLETE_FROM = 2;
/** A word is near another where at most this share of its letters differ. */
const NEAREST_SHARE = 0.3;

/**
 * Makes a dictionary of the terms of an index.
 *
 * @param known - how many sections have each term
 */
export function createDictionary(known: Map<string, number>) {
  const sorted = Array.from(known.keys()).sort();
  const stems = new Map<string, string[]>();
  for (const term of sorted) {
    const key = stem(term);
    stems.set(key, [...(stems.get(key) ?? []), term]);
  }

  /**
   * Lists the terms that a word of a query may stand for: itself, its completions and its relatives.
   * A word that is neither known nor a beginning may have been mistyped.
   *
   * @param word - folded
   */
  function expand(word: string): Expansion {
    const weights = inflections(word);
    const add = (term: string, weight: number) =>
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    const completed = word.length >= COMPLETE_FROM ? completions(word) : [];
    const isTypo = !known.has(word) && completed.length === 0;
    completed.forEach((term) => add(term, WEIGHTS.prefix));
    if (isTypo) {
      corrections(word).forEach((weight, term) => add(term, weight));
    }
    return { weights, isTypo };
  }

  /** The known words that an unknown one is nearest to, those of most sections first. */
  function nearest(word: string): string[] {
    return nearTerms(word, sorted, Math.ceil(word.length * NEAREST_SHARE))
      .filter(({ term, whole }) => whole < Infinity && !/\d/.test(term))
      .sort((a, b) => a.whole - b.whole || (known.get(b.term) ?? 0) - (known.get(a.term) ?? 0))
      .map(({ term }) => term);
  }

  /** A word as it stands in texts: itself and its relatives, and no word that only begins like it. */
  function inflections(word: string): Map<string, number> {
    const relatives = stems.get(stem(word)) ?? [];
    return new Map(relatives.map((term) => [term, term === word ? 1 : WEIGHTS.stem]));
  }

  function completions(prefix: string): string[] {
    const first = firstNotBefore(sorted, prefix);
    let end = first;
    while (sorted[end]?.startsWith(prefix)) {
      end += 1;
    }
    return sorted.slice(first, end).filter((term) => term !== prefix);
  }

  function corrections(word: string): Map<string, number> {
    const limit = allowedTypos(word.length);
    const weights = new Map<string, number>();
    for (const { term, prefix } of limit > 0 ? nearTerms(word, sorted, limit) : []) {
      weights.set(term, WEIGHTS.typo / Math.max(1, prefix));
    }
    return weights;
  }

  return { has: (term: string) => known.has(term), expand, inflections, nearest };
}
