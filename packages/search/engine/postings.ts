import { indexTerms } from './analyze';
import type { IndexedSection } from './types';
import { FIELDS, WEIGHTS } from './weights';

/** How well a section matches, and the terms that it was found by. */
type Scored = { score: number; terms: string[] };

/**
 * Makes an inverted index of sections: which of them have a term, and how much of it. A section has more of
 * a term the more telling the field is that has it (BM25F; it matters little how long the field is).
 *
 * @param sections - all that can be found
 */
export function createPostings(sections: IndexedSection[]) {
  const postings = new Map<string, Map<number, number>>();
  sections.forEach((section, id) => {
    for (const field of Object.keys(FIELDS) as (keyof typeof FIELDS)[]) {
      for (const term of indexTerms(section[field])) {
        const amounts = postings.get(term) ?? new Map<number, number>();
        amounts.set(id, (amounts.get(id) ?? 0) + FIELDS[field]);
        postings.set(term, amounts);
      }
    }
  });

  /**
   * Finds the sections with any of some terms that a word may stand for. The best of them counts; a
   * section is no better for having others, too.
   *
   * @param weights - how much a hit on each term is worth
   */
  function anyOf(weights: Map<string, number>): Map<number, Scored> {
    const found = new Map<number, Scored>();
    weights.forEach((weight, term) => {
      postings.get(term)?.forEach((amount, id) => {
        const known = found.get(id) ?? { score: 0, terms: [] };
        found.set(id, known);
        known.score = Math.max(known.score, (weight * amount) / (amount + WEIGHTS.saturation));
        known.terms.push(term);
      });
    });
    return found;
  }

  return {
    /** How many sections have each term */
    counts: new Map(Array.from(postings, ([term, { size }]) => [term, size])),
    anyOf,
    /** How much it tells that so many sections match: little where most do */
    rarity: (matching: number) =>
      matching === 0 ? 0 : Math.log1p(sections.length / matching) ** WEIGHTS.rarity,
  };
}
