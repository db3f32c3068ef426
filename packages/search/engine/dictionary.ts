import { stem } from './stem';
import { allowedTypos, countTypos } from './typos';
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
  const terms = Array.from(known.keys());
  const stems = new Map<string, string[]>();
  for (const term of terms) {
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
    const completed =
      word.length >= COMPLETE_FROM ? terms.filter((term) => term.startsWith(word)) : [];
    const others = completed.length > 0 ? completed : corrections(word);
    const relatives = stems.get(stem(word)) ?? [];
    return new Map(
      [...relatives, ...others].map((term) => [term, term === word ? 1 : WEIGHTS.related]),
    );
  }

  /** Of what may have been meant, the words with the fewest typos. People rarely mistype the first letter. */
  function corrections(word: string): string[] {
    const limit = allowedTypos(word.length);
    const near = limit === 0 ? [] : alike(word).filter(({ beginning }) => beginning <= limit);
    const fewest = Math.min(...near.map(({ beginning }) => beginning));
    return near.filter(({ beginning }) => beginning === fewest).map(({ term }) => term);
  }

  /** The known words that an unknown one is nearest to, those of most sections first. */
  function nearest(word: string): string[] {
    const limit = Math.ceil(word.length * NEAREST_SHARE);
    return alike(word)
      .filter(({ term, whole }) => whole <= limit && !/\d/.test(term))
      .sort((a, b) => a.whole - b.whole || known.get(b.term)! - known.get(a.term)!)
      .map(({ term }) => term);
  }

  function alike(word: string) {
    return terms
      .filter((term) => term[0] === word[0])
      .map((term) => ({ term, ...countTypos(word, term) }));
  }

  return { has: (term: string) => known.has(term), expand, nearest };
}
