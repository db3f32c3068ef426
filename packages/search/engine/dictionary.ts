import { firstNotBefore } from './sorted';
import { stem } from './stem';
import { allowedTypos, nearTerms } from './typos';
import { WEIGHTS } from './weights';

/** Terms that a word may stand for, each with how much a hit on it is worth beside an exact one. */
export type Expansion = {
  weights: Map<string, number>;
  /** The word itself is a term, or the beginning of one */
  isTyped: boolean;
  /** There are only corrections of it */
  isTypo: boolean;
};

/** A word that stands before others was typed to its end: complete only long ones. */
const COMPLETE_INNER_WORDS_FROM = 4;
const COMPLETE_LAST_WORD_FROM = 2;
const STEM_FROM = 4;
/** A word is near another where at most this share of its letters differ. */
const NEAREST_SHARE = 0.3;

/**
 * Makes a dictionary of the terms of an index.
 *
 * @param known - how many sections have each term
 * @param sections - how many there are
 */
export function createDictionary(known: Map<string, number>, sections: number) {
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
   * @param isLast - the reader may still be typing it
   */
  function expand(word: string, isLast: boolean): Expansion {
    const weights = new Map<string, number>();
    const add = (term: string, weight: number) =>
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));

    const factor = known.has(word) ? WEIGHTS.besideExact : 1;
    if (known.has(word)) {
      add(word, 1);
    }
    if (word.length >= (isLast ? COMPLETE_LAST_WORD_FROM : COMPLETE_INNER_WORDS_FROM)) {
      for (const term of completions(word)) {
        add(term, factor * WEIGHTS.prefix);
      }
    }
    const isTyped = weights.size > 0;
    if (word.length >= STEM_FROM) {
      for (const term of stems.get(stem(word)) ?? []) {
        add(term, WEIGHTS.stem);
      }
    }
    const isTypo = weights.size === 0;
    if (!isTyped) {
      corrections(word).forEach((weight, term) => add(term, weight));
    }
    if (weights.size === 0) {
      // `authentification` is far from `authenticate`; without their endings they are near.
      corrections(stem(word)).forEach((weight, term) => add(term, weight));
    }
    return { weights: level(weights), isTyped, isTypo };
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
    return level(new Map(relatives.map((term) => [term, term === word ? 1 : WEIGHTS.stem])));
  }

  /**
   * Rare terms score high, and most of what a common word may stand for is rare: without this, the one
   * section with `httpserver9274` would come first for `http`.
   */
  function level(weights: Map<string, number>): Map<string, number> {
    const rarities = Array.from(weights.keys(), (term) => rarity(sections, known.get(term) ?? 1));
    const lowest = Math.min(...rarities);
    return new Map(
      Array.from(weights, ([term, weight], index) => [
        term,
        (weight * lowest) / (rarities[index] ?? lowest),
      ]),
    );
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
    for (const { term, whole, prefix } of limit > 0 ? nearTerms(word, sorted, limit) : []) {
      if (whole <= limit) {
        weights.set(term, WEIGHTS.typo / whole);
      } else if (prefix <= limit) {
        weights.set(term, WEIGHTS.typoInPrefix / prefix);
      }
    }
    return weights;
  }

  return { has: (term: string) => known.has(term), expand, inflections, nearest };
}

/** How much it tells that a section matches: little where most do. */
export function rarity(sections: number, matching: number): number {
  return Math.log1p(sections / matching);
}
