import MiniSearch, { type QueryCombination } from 'minisearch';
import { indexTerms, queryWords, type QueryWord } from './analyze';
import { createDictionary, type Expansion } from './dictionary';
import { verbatimBoost } from './verbatim';

/** A section as the engine indexes it, whatever else its owner keeps beside. */
export type IndexedSection = {
  /** Sections with the same page are ranked together. */
  page: string;
  pageTitle: string;
  title: string;
  level: number;
  prose: string;
  code: string;
};

export type Match<S> = { section: S; score: number; terms: Set<string> };

export type PageMatch<S> = { score: number; matches: Match<S>[] };

const FIELD_BOOSTS = { title: 4, pageTitle: 1, prose: 1, code: 0.5 };
const FIELDS = Object.keys(FIELD_BOOSTS) as (keyof typeof FIELD_BOOSTS)[];

/** Longer terms are hashes and encoded data. */
const MAX_TERM_CHARACTERS = 32;
/** A section must match this share of the query's words, where a mistyped word counts less. */
const MIN_COVERAGE = 0.5;
const TYPO_COVERAGE = 0.7;
/** Only as many of the best sections are read for the query's very words. */
const VERBATIM_CANDIDATES = 80;
/** How much a page's other sections add to its best one. */
const OTHER_SECTIONS_WEIGHT = 0.3;

/**
 * Indexes sections and answers queries about them. MiniSearch keeps the postings and scores terms
 * (BM25+); which terms a word stands for and how words combine is decided here.
 *
 * @param sections - all that can be found
 */
export function createEngine<S extends IndexedSection>(sections: S[]) {
  const terms = new Set<string>();
  const index = new MiniSearch<S & { id: number }>({
    fields: FIELDS,
    tokenize: indexTerms,
    processTerm: (term) => {
      if (term.length > MAX_TERM_CHARACTERS) {
        return null;
      }
      terms.add(term);
      return term;
    },
    searchOptions: {
      boost: FIELD_BOOSTS,
      // Without these, MiniSearch treats queries as documents, and their typos enter `terms`.
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  const dictionary = createDictionary(terms);

  /**
   * @param query - as typed
   * @returns the pages that match, best first, each with its matching sections, best first
   */
  function search(query: string): PageMatch<S>[] {
    const words = queryWords(query);
    const found = collect(words);
    addJoined(words, found);
    const matches = Array.from(found, ([id, { score, terms, coverage }]) => ({
      section: sections[id]!,
      score: score * (coverage.words / words.length) ** 2,
      terms,
      isEnough: words.length === 1 || coverage.weight / words.length >= MIN_COVERAGE,
    })).filter(({ isEnough }) => isEnough);
    return rankPages(boostVerbatim(matches, query));
  }

  function collect(words: QueryWord[]) {
    const found = new Map<number, Found>();
    for (const [position, word] of words.entries()) {
      const { query, whole, isTypo } = plan(word, position === words.length - 1);
      const results = query ? index.search(query) : [];
      for (const result of results) {
        const entry = found.get(result.id as number) ?? emptyFound();
        entry.score += result.score * rarity(results.length);
        entry.coverage.words += 1;
        entry.coverage.weight += isTypo ? TYPO_COVERAGE : 1;
        const wholeTerms = result.terms.filter((term) => whole.weights.has(term));
        (wholeTerms.length > 0 ? wholeTerms : result.terms).forEach((term) =>
          entry.terms.add(term),
        );
        found.set(result.id as number, entry);
      }
    }
    return found;
  }

  /** `raw input` also stands for `rawInput`, where the index has that. */
  function addJoined(words: QueryWord[], found: Map<number, Found>) {
    const joined = words.slice(1).map((word, position) => words[position]!.glued + word.glued);
    for (const term of joined.filter(dictionary.has)) {
      const results = index.search({ combineWith: 'OR', queries: [term] });
      for (const result of results) {
        const entry = found.get(result.id as number);
        if (entry) {
          entry.score += result.score * rarity(results.length);
          entry.terms.add(term);
        }
      }
    }
  }

  /** MiniSearch counts per field: a word of many sections but few titles would pass for a rare one. */
  function rarity(matching: number) {
    return Math.log1p(sections.length / matching);
  }

  /**
   * A word is found whole, or all its parts are. `createTRPCNext` needs no parts where it is known, but
   * `react-query` may stand elsewhere as two words.
   */
  function plan(word: QueryWord, isLast: boolean) {
    const whole = dictionary.expand(word.glued, isLast);
    const parts = word.parts.map((part, position) =>
      dictionary.expand(part, isLast && position === word.parts.length - 1),
    );
    const isSplit =
      parts.length > 1 &&
      parts.every(({ weights }) => weights.size > 0) &&
      (word.isSeparated || !whole.isTyped);
    const isWhole = whole.weights.size > 0 && !(whole.isTypo && isSplit);
    const queries: QueryCombination[] = [
      ...(isWhole ? [anyTerm(whole)] : []),
      ...(isSplit
        ? [{ combineWith: 'AND', queries: parts.map((part) => anyTerm(part)) } as const]
        : []),
    ];
    return {
      query: queries.length > 0 ? ({ combineWith: 'OR', queries } as const) : undefined,
      whole,
      isTypo: isWhole ? whole.isTypo : parts.some((part) => part.isTypo),
    };
  }

  return { search };
}

type Found = { score: number; terms: Set<string>; coverage: { words: number; weight: number } };

function emptyFound(): Found {
  return { score: 0, terms: new Set(), coverage: { words: 0, weight: 0 } };
}

function anyTerm({ weights }: Expansion): QueryCombination {
  return {
    combineWith: 'OR',
    queries: Array.from(weights.keys()),
    boostTerm: (term) => weights.get(term) ?? 0,
  };
}

function boostVerbatim<S extends IndexedSection>(matches: Match<S>[], query: string): Match<S>[] {
  return matches
    .sort((a, b) => b.score - a.score)
    .map((match, rank) =>
      rank < VERBATIM_CANDIDATES
        ? { ...match, score: match.score * verbatimBoost(match.section, query) }
        : match,
    );
}

function rankPages<S extends IndexedSection>(matches: Match<S>[]): PageMatch<S>[] {
  const pages = new Map<string, Match<S>[]>();
  for (const match of matches) {
    pages.set(match.section.page, [...(pages.get(match.section.page) ?? []), match]);
  }
  return Array.from(pages.values(), (list) => {
    const sorted = list.sort((a, b) => b.score - a.score);
    const best = sorted[0]!.score;
    const others = sorted.reduce((sum, { score }) => sum + score, 0) - best;
    return {
      score: best * (1 + OTHER_SECTIONS_WEIGHT * Math.log1p(others / best)),
      matches: sorted,
    };
  }).sort((a, b) => b.score - a.score);
}
