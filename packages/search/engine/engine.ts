import MiniSearch, { type QueryCombination } from 'minisearch';
import { indexTerms, joinedWords, queryWords, type QueryWord } from './analyze';
import { createDictionary, rarity, type Expansion } from './dictionary';
import type { IndexedSection } from './types';
import { verbatimBoost } from './verbatim';

export type Match<S> = { section: S; score: number; terms: Set<string> };

export type PageMatch<S> = { score: number; matches: Match<S>[] };

const FIELD_BOOSTS = {
  title: 3,
  pageTitle: 3,
  prose: 1,
  code: 0.4,
};
const FIELDS = Object.keys(FIELD_BOOSTS) as (keyof typeof FIELD_BOOSTS)[];

/** Longer terms are hashes and encoded data. */
const MAX_TERM_CHARACTERS = 32;
/** A section must match this share of the query's words, where a mistyped word counts less. */
const MIN_COVERAGE = 0.4;
const TYPO_COVERAGE = 0.6;
/** Where only so few sections match that many words, less is enough. */
const FEW_SECTIONS = 3;
const MIN_COVERAGE_OF_FEW = 1 / 3;
/** Only as many of the best sections are read for the query's very words. */
const VERBATIM_CANDIDATES = 80;
/** How much a page's other sections add to its best one. */
const OTHER_SECTIONS_WEIGHT = 0.25;

/**
 * Indexes sections and answers queries about them. MiniSearch keeps the postings and scores terms
 * (BM25+); which terms a word stands for and how words combine is decided here.
 *
 * @param sections - all that can be found
 */
export function createEngine<S extends IndexedSection>(sections: S[]) {
  const counts = new Map<string, number>();
  const lastCounted = new Map<string, number>();
  let current = 0;
  const index = new MiniSearch<S & { id: number }>({
    fields: FIELDS,
    extractField: (section, field) => {
      current = section.id;
      return section[field as keyof IndexedSection] as string;
    },
    tokenize: indexTerms,
    processTerm: (term) => {
      if (term.length > MAX_TERM_CHARACTERS) {
        return null;
      }
      if (lastCounted.get(term) !== current) {
        lastCounted.set(term, current);
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      return term;
    },
    searchOptions: {
      boost: FIELD_BOOSTS,
      // Without these, MiniSearch takes queries for documents, and what was mistyped would be known.
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  lastCounted.clear();
  const dictionary = createDictionary(counts, sections.length);

  /**
   * @param query - as typed
   * @returns the pages that match, best first, each with its matching sections, best first
   */
  function search(query: string): PageMatch<S>[] {
    const words = queryWords(query);
    const { found, rarities } = collect(words);
    addJoined(query, found);
    const matches = Array.from(found, ([id, { score, terms, coverage }]) => ({
      section: sections[id]!,
      score: score * (coverage.rarity / rarities) ** 2,
      terms,
      coverage: words.length === 1 ? 1 : coverage.words / words.length,
    }));
    const covering = (share: number) => matches.filter(({ coverage }) => coverage >= share);
    const enough = covering(MIN_COVERAGE);
    const relevant = enough.length > FEW_SECTIONS ? enough : covering(MIN_COVERAGE_OF_FEW);
    return rankPages(boostVerbatim(relevant, query));
  }

  function collect(words: QueryWord[]) {
    const found = new Map<number, Found>();
    let rarities = 0;
    for (const [position, word] of words.entries()) {
      const { query, whole, isTypo } = plan(word, position === words.length - 1);
      const results = query ? index.search(query) : [];
      // MiniSearch counts per field: a word of many sections but few titles would pass for a rare one.
      const weight = results.length > 0 ? rarity(sections.length, results.length) : 0;
      rarities += weight;
      for (const result of results) {
        const entry = found.get(result.id as number) ?? emptyFound();
        entry.score += result.score * weight;
        entry.coverage.rarity += weight;
        entry.coverage.words += isTypo ? TYPO_COVERAGE : 1;
        const wholeTerms = result.terms.filter((term) => whole.weights.has(term));
        (wholeTerms.length > 0 ? wholeTerms : result.terms).forEach((term) =>
          entry.terms.add(term),
        );
        found.set(result.id as number, entry);
      }
    }
    return { found, rarities };
  }

  /** `raw input` also stands for `rawInput`, where the index has that. */
  function addJoined(query: string, found: Map<number, Found>) {
    for (const term of joinedWords(query).filter(dictionary.has)) {
      const results = index.search({ combineWith: 'OR', queries: [term] });
      for (const result of results) {
        const entry = found.get(result.id as number);
        if (entry) {
          entry.score += result.score * rarity(sections.length, results.length);
          entry.terms.add(term);
        }
      }
    }
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

type Found = { score: number; terms: Set<string>; coverage: { words: number; rarity: number } };

function emptyFound(): Found {
  return { score: 0, terms: new Set(), coverage: { words: 0, rarity: 0 } };
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
