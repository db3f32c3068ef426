import { indexTerms, joinedWords } from './analyze';
import type { IndexedSection } from './types';
import { WEIGHTS } from './weights';

/** How well a section matches, and the terms that it was found by. */
export type Scored = { score: number; terms: string[] };

/** The sections that have a term, and how much each of them has of it */
type Posting = { ids: number[]; amounts: number[] };

const FIELDS = [
  'title',
  'pageTitle',
  'keywords',
  'pageKeywords',
  'definitions',
  'prose',
  'code',
] as const;
/** `Query keys` is what one may look for as `queryKey`. */
const TITLES: readonly string[] = ['title', 'pageTitle'];
/** Longer terms are hashes and encoded data. */
const MAX_TERM_CHARACTERS = 32;

/**
 * Makes an inverted index of sections: which of them have a term, and where. A section is worth more the
 * more telling the field that has the term is, and less the longer that field is (BM25F).
 *
 * @param sections - all that can be found
 */
export function createPostings(sections: IndexedSection[]) {
  const postings = new Map<string, Posting>();
  const fields = FIELDS.map((field) => {
    const terms = sections.map((section) => termsOf(section, field));
    const average = terms.reduce((sum, { length }) => sum + length, 0) / sections.length;
    return { weight: WEIGHTS[field], terms, average };
  });
  for (const id of sections.keys()) {
    for (const { weight, terms, average } of fields) {
      const list = terms[id]!;
      const length = 1 + WEIGHTS.lengthShare * (list.length / average - 1);
      list.forEach((term) => add(term, id, weight / length));
    }
  }

  function add(term: string, id: number, amount: number) {
    if (term.length > MAX_TERM_CHARACTERS) {
      return;
    }
    const { ids, amounts } = postings.get(term) ?? { ids: [], amounts: [] };
    if (ids.at(-1) === id) {
      amounts[amounts.length - 1]! += amount;
    } else {
      ids.push(id);
      amounts.push(amount);
      postings.set(term, { ids, amounts });
    }
  }

  /**
   * Finds the sections with any of some terms that a word may stand for. The best of them counts; a
   * section is no better for having others, too.
   *
   * @param weights - how much a hit on each term is worth
   */
  function anyOf(weights: Map<string, number>): Map<number, Scored> {
    const found = new Map<number, Scored>();
    weights.forEach((weight, term) => {
      const { ids = [], amounts = [] } = postings.get(term) ?? {};
      ids.forEach((id, place) => {
        const amount = amounts[place]!;
        const score = (weight * amount) / (amount + WEIGHTS.saturation);
        const known = found.get(id);
        if (known) {
          known.score = Math.max(known.score, score);
          known.terms.push(term);
        } else {
          found.set(id, { score, terms: [term] });
        }
      });
    });
    return found;
  }

  const counts = new Map(Array.from(postings, ([term, { ids }]) => [term, ids.length]));
  return {
    /** How many sections have each term */
    counts,
    anyOf,
    /** How much it tells that so many sections match: little where most do */
    rarity: (matching: number) =>
      Math.log1p(sections.length / Math.max(1, matching)) ** WEIGHTS.rarity,
  };
}

/** The sections that are in each of some results, with their mean score. */
export function allOf(results: Map<number, Scored>[]): Map<number, Scored> {
  const [first, ...others] = results;
  const common = Array.from(first ?? []).flatMap(([id, { score, terms }]): [number, Scored][] => {
    const rest = others.flatMap((result) => result.get(id) ?? []);
    const total = rest.reduce((sum, other) => sum + other.score, score);
    const allTerms = [...terms, ...rest.flatMap((other) => other.terms)];
    return rest.length < others.length
      ? []
      : [[id, { score: total / results.length, terms: allTerms }]];
  });
  return new Map(common);
}

/** The better of two results for each section, with the terms of the first where that has it. */
export function eitherOf(
  one: ReadonlyMap<number, Scored>,
  other: ReadonlyMap<number, Scored>,
): ReadonlyMap<number, Scored> {
  const merged = new Map<number, Scored>(other);
  one.forEach(({ score, terms }, id) => {
    merged.set(id, { score: Math.max(score, other.get(id)?.score ?? 0), terms });
  });
  return merged;
}

function termsOf(section: IndexedSection, field: (typeof FIELDS)[number]): string[] {
  const text = section[field];
  return TITLES.includes(field) ? [...indexTerms(text), ...joinedWords(text)] : indexTerms(text);
}
