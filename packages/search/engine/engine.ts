import { joinedWords, queryWords, type QueryWord } from './analyze';
import { createDictionary } from './dictionary';
import { allOf, createPostings, eitherOf, type Scored } from './postings';
import { createThesaurus, type Alternative } from './synonyms';
import type { IndexedSection } from './types';
import { hasPhrase, verbatimBoost } from './verbatim';
import { WEIGHTS } from './weights';

export type Match<S> = { section: S; score: number; terms: Set<string> };

export type PageMatch<S> = { score: number; matches: Match<S>[] };

const NOTHING: ReadonlyMap<number, Scored> = new Map();

/** As many queries are offered in place of one that finds nothing. */
const MAX_NEAREST = 3;
/**
 * Indexes sections and answers queries about them.
 *
 * @param sections - all that can be found
 * @param synonyms - groups of words and phrases of one meaning
 */
export function createEngine<S extends IndexedSection>(sections: S[], synonyms: string[][] = []) {
  const postings = createPostings(sections);
  const dictionary = createDictionary(postings.counts, sections.length);
  const alternativesIn = createThesaurus(synonyms, dictionary.has);

  /**
   * @param query - as typed
   * @returns the pages that match, best first, each with its matching sections, best first
   */
  function search(query: string): PageMatch<S>[] {
    const words = queryWords(query);
    const alternatives = alternativesIn(query);
    const { found, rarities } = collect(words, alternatives);
    addJoined(query, found);
    const rarityOfAll = sum(rarities);
    const matches = Array.from(found, ([id, { joined, words: matched, terms }]) => {
      const share = sum(rarities.filter((_rarity, position) => matched[position])) / rarityOfAll;
      return {
        section: sections[id]!,
        score:
          (joined + sum(matched.map((word) => word?.score ?? 0))) *
          share ** WEIGHTS.coverageExponent,
        terms,
        coverage:
          words.length === 1 ? 1 : sum(matched.map((word) => word?.coverage ?? 0)) / words.length,
      };
    });
    const relevant = matches.filter(({ coverage }) => coverage >= WEIGHTS.minCoverage);
    return rankPages(boostVerbatim(relevant, query));
  }

  /** Finds the sections with each word, and with what it also means. */
  function collect(words: QueryWord[], alternatives: Alternative[]) {
    const found = new Map<number, Found>();
    const rarities: number[] = [];
    const entryOf = (id: number) => {
      const entry = found.get(id) ?? { joined: 0, words: [], terms: new Set<string>() };
      found.set(id, entry);
      return entry;
    };
    for (const [position, word] of words.entries()) {
      const { results: matching, whole, isTypo } = find(word, position === words.length - 1);
      const alternative = alternatives.find(({ positions }) => positions.includes(position));
      // A word that has synonyms is spelled right.
      const isMisread = alternative && (isTypo || alternative.isOnlyPhrase);
      const results = isMisread ? NOTHING : matching;
      const weight = results.size > 0 ? postings.rarity(results.size) : 0;
      rarities[position] = weight;
      for (const [id, { score, terms }] of results) {
        const entry = entryOf(id);
        entry.words[position] = {
          score: score * weight,
          coverage: isTypo ? WEIGHTS.typoCoverage : 1,
        };
        const wholeTerms = terms.filter((term) => whole.weights.has(term));
        (wholeTerms.length > 0 ? wholeTerms : terms).forEach((term) => entry.terms.add(term));
      }
    }
    alternatives.forEach((alternative) => addAlternative(alternative, entryOf, rarities));
    return { found, rarities };
  }

  /** A section with all words of a synonym is as good as one with the words themselves, or nearly. */
  function addAlternative(
    { positions, phrases }: Alternative,
    entryOf: (id: number) => Found,
    rarities: number[],
  ) {
    for (const phrase of phrases) {
      const expansions = phrase.map(dictionary.inflections).filter(({ size }) => size > 0);
      if (expansions.length < phrase.length) {
        continue;
      }
      const results = Array.from(allOf(expansions.map(postings.anyOf))).filter(
        ([id]) => phrase.length === 1 || hasPhrase(sections[id]!, phrase),
      );
      const weight = postings.rarity(results.length);
      for (const position of positions) {
        rarities[position] ||= weight;
      }
      for (const [id, { score, terms }] of results) {
        const entry = entryOf(id);
        const share = (WEIGHTS.synonym * score * weight) / positions.length;
        for (const position of positions) {
          if (share > (entry.words[position]?.score ?? 0)) {
            entry.words[position] = { score: share, coverage: 1 };
          }
        }
        terms.forEach((term) => entry.terms.add(term));
      }
    }
  }

  /** `raw input` also stands for `rawInput`, where the index has that. */
  function addJoined(query: string, found: Map<number, Found>) {
    for (const term of joinedWords(query).filter(dictionary.has)) {
      const results = postings.anyOf(new Map([[term, 1]]));
      for (const [id, { score }] of results) {
        const entry = found.get(id);
        if (entry) {
          entry.joined += score * postings.rarity(results.size);
          entry.terms.add(term);
        }
      }
    }
  }

  /**
   * A word is found whole, or all its parts are. `createHTTPNext` needs no parts where it is known, but
   * `react-query` may stand elsewhere as two words.
   */
  function find(word: QueryWord, isLast: boolean) {
    const whole = dictionary.expand(word.glued, isLast);
    const parts = word.parts.map((part, position) =>
      dictionary.expand(part, isLast && position === word.parts.length - 1),
    );
    const isSplit =
      parts.length > 1 &&
      parts.every(({ weights }) => weights.size > 0) &&
      (word.isSeparated || !whole.isTyped);
    const isWhole = whole.weights.size > 0 && !(whole.isTypo && isSplit);
    return {
      results: eitherOf(
        isWhole ? postings.anyOf(whole.weights) : NOTHING,
        isSplit ? allOf(parts.map(({ weights }) => postings.anyOf(weights))) : NOTHING,
      ),
      whole,
      isTypo: isWhole ? whole.isTypo : parts.some((part) => part.isTypo),
    };
  }

  /**
   * Finds queries near one that finds nothing: each unknown word stands for the nearest known ones.
   *
   * @param query - as typed
   */
  function nearest(query: string): string[] {
    const words = queryWords(query);
    const candidates = words.map(({ glued }) =>
      dictionary.has(glued) ? [glued] : dictionary.nearest(glued),
    );
    return Array.from({ length: MAX_NEAREST }, (_, rank) =>
      candidates.flatMap((terms) => terms[Math.min(rank, terms.length - 1)] ?? []).join(' '),
    ).filter(
      (candidate, index, all) =>
        candidate && all.indexOf(candidate) === index && search(candidate).length > 0,
    );
  }

  return { search, nearest };
}

/** What a section has of a query: of each of its words, and of neighboring words written as one */
type Found = {
  words: ({ score: number; coverage: number } | undefined)[];
  joined: number;
  terms: Set<string>;
};

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function boostVerbatim<S extends IndexedSection>(matches: Match<S>[], query: string): Match<S>[] {
  return matches.map((match) => ({
    ...match,
    score: match.score * verbatimBoost(match.section, query),
  }));
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
      score:
        best *
        (1 + WEIGHTS.otherSections * Math.log1p(others / best)) *
        (sorted[0]!.section.isList ? WEIGHTS.listPage : 1),
      matches: sorted,
    };
  }).sort((a, b) => b.score - a.score);
}
