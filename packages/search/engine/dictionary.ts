import { firstNotBefore } from './sorted';
import { stem } from './stem';
import { allowedTypos, nearTerms } from './typos';

/** Terms that a word may stand for, each with how much a hit on it is worth beside an exact one. */
export type Expansion = {
  weights: Map<string, number>;
  /** The word itself is a term, or the beginning of one */
  isTyped: boolean;
  /** There are only corrections of it */
  isTypo: boolean;
};

const PREFIX_WEIGHT = 0.6;
const STEM_WEIGHT = 0.6;
/** Beside the very word, its completions and relatives count less: `router` before `routers`. */
const BESIDE_EXACT = 0.35;
const TYPO_WEIGHT = 0.45;
const TYPO_IN_PREFIX_WEIGHT = 0.3;

/** How much each character that a completion adds takes from its weight. */
const COMPLETION_COST = 0.3;

/** A word that stands before others was typed to its end: complete only long ones. */
const COMPLETE_INNER_WORDS_FROM = 4;
const COMPLETE_LAST_WORD_FROM = 2;
const STEM_FROM = 4;

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

    const factor = known.has(word) ? BESIDE_EXACT : 1;
    if (known.has(word)) {
      add(word, 1);
    }
    if (word.length >= (isLast ? COMPLETE_LAST_WORD_FROM : COMPLETE_INNER_WORDS_FROM)) {
      for (const term of completions(word)) {
        add(term, factor * PREFIX_WEIGHT * closeness(word, term));
      }
    }
    const isTyped = weights.size > 0;
    if (word.length >= STEM_FROM) {
      for (const term of stems.get(stem(word)) ?? []) {
        add(term, STEM_WEIGHT);
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

  /**
   * Rare terms score high, and most of what a common word may stand for is rare: without this, the one
   * section with `trpcserver9274` would come first for `trpc`.
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
        weights.set(term, TYPO_WEIGHT / whole);
      } else if (prefix <= limit) {
        weights.set(term, (TYPO_IN_PREFIX_WEIGHT / prefix) * closeness(word, term));
      }
    }
    return weights;
  }

  return { has: (term: string) => known.has(term), expand };
}

/** How much it tells that a section matches: little where most do. */
export function rarity(sections: number, matching: number): number {
  return Math.log1p(sections / matching);
}

/** 1 for a term as long as the word, less the more characters it adds. */
function closeness(word: string, term: string) {
  return term.length / (term.length + COMPLETION_COST * Math.max(0, term.length - word.length));
}
