import { firstNotBefore } from './sorted';
import { stem } from './stem';
import { allowedTypos, nearTerms } from './typos';
import { WEIGHTS } from './weights';

/** Terms that a word may stand for, each with how much a hit on it is worth beside an exact one. */
export type Expansion = Map<string, number>;

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
   * Lists the terms that a word of a query may stand for: itself, its relatives and its completions. A word
   * that no term begins with may have been mistyped.
   *
   * @param word - folded
   */
  function expand(word: string): Expansion {
    const completed = word.length >= COMPLETE_FROM ? completions(word) : [];
    const others = completed.length > 0 ? completed : corrections(word);
    return weigh(word, [...relatives(word), ...others]);
  }

  /** The known words that an unknown one is nearest to, those of most sections first. */
  function nearest(word: string): string[] {
    return nearTerms(word, sorted, Math.ceil(word.length * NEAREST_SHARE))
      .filter(({ term, whole }) => whole < Infinity && !/\d/.test(term))
      .sort((a, b) => a.whole - b.whole || (known.get(b.term) ?? 0) - (known.get(a.term) ?? 0))
      .map(({ term }) => term);
  }

  /** A word as it stands in texts: itself and its relatives, and no word that only begins like it. */
  function inflections(word: string): Expansion {
    return weigh(word, relatives(word));
  }

  function relatives(word: string): string[] {
    return stems.get(stem(word)) ?? [];
  }

  function completions(prefix: string): string[] {
    const first = firstNotBefore(sorted, prefix);
    let end = first;
    while (sorted[end]?.startsWith(prefix)) {
      end += 1;
    }
    return sorted.slice(first, end);
  }

  /** Of what may have been meant, the words with the fewest typos. */
  function corrections(word: string): string[] {
    const limit = allowedTypos(word.length);
    const near = limit > 0 ? nearTerms(word, sorted, limit) : [];
    const fewest = Math.min(...near.map(({ prefix }) => prefix));
    return near.filter(({ prefix }) => prefix === fewest).map(({ term }) => term);
  }

  return { has: (term: string) => known.has(term), expand, inflections, nearest };
}

function weigh(word: string, terms: string[]): Expansion {
  return new Map(terms.map((term) => [term, term === word ? 1 : WEIGHTS.related]));
}
