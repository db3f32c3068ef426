import { fold, RUN } from './analyze';
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

  /** Lists the terms that a word of a query may stand for: itself, its relatives and its completions. */
  function expand(word: string): Expansion {
    const completed =
      word.length >= COMPLETE_FROM ? terms.filter((term) => term.startsWith(word)) : [];
    const relatives = stems.get(stem(word)) ?? [];
    return new Map(
      [...relatives, ...completed].map((term) => [term, term === word ? 1 : WEIGHTS.related]),
    );
  }

  /** A query with what was probably meant in place of each word that no term begins with. */
  function correct(query: string): string {
    return query.replace(RUN, (word) => corrected(fold(word)) ?? word);
  }

  /** Of the terms with the fewest typos, that of most sections. People rarely mistype the first letter. */
  function corrected(word: string): string | undefined {
    const limit = allowedTypos(word.length);
    if (limit === 0 || terms.some((term) => term.startsWith(word))) {
      return undefined;
    }
    return alike(word)
      .filter(({ beginning }) => beginning <= limit)
      .sort((a, b) => a.beginning - b.beginning || known.get(b.term)! - known.get(a.term)!)[0]
      ?.term;
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

  return { has: (term: string) => known.has(term), expand, correct, nearest };
}
