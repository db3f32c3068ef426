import { queryWords, readableQuery, type QueryWord } from './analyze';
import { createDictionary } from './dictionary';
import { createLeads, isName } from './leads';
import { createMessages, essence, readPaste } from './messages';
import { allOf, createPostings, eitherOf, type Scored } from './postings';
import { sentenceShare } from './sentences';
import { createTitles } from './titles';
import type { IndexedSection, Why } from './types';
import { verbatimShare } from './verbatim';
import { WEIGHTS } from './weights';

/** A section, the terms of the index that it was found by, for each word of the query, and why it leads */
export type Match<S> = { section: S; score: number; terms: string[][]; why?: Why };

export type PageMatch<S> = { score: number; matches: Match<S>[] };

/** As many entries may explain what was pasted. */
const MAX_MESSAGES = 2;

/** As many queries are offered in place of one that finds nothing. */
const MAX_NEAREST = 3;

/**
 * Texts are read where that may lift a section to this share of the best one. Where one word was typed,
 * all are: reading tells that word from those near it.
 */
const WORTH_READING = 0.5;

/**
 * Indexes sections and answers queries about them.
 *
 * @param sections - all that can be found
 */
export function createEngine<S extends IndexedSection>(sections: S[]) {
  const postings = createPostings(sections);
  const dictionary = createDictionary(postings.counts);
  const titles = createTitles(sections);
  const leadsTo = createLeads(sections);
  const messagesIn = createMessages(sections);

  /**
   * @param typed - words, a question, or a pasted error
   * @returns the sections that are what was asked for, the pages that match, best first, each with its
   *   matching sections, best first, and whether nothing has the name that was asked for
   */
  function search(typed: string) {
    const text = readPaste(typed);
    const query = dictionary.correct(readableQuery(essence(text)));
    const asked = queryWords(query);
    const words = asked.flatMap(knownParts);
    const { found, rarities } = collect(words);
    const total = sum(rarities);
    const likeness = titles(query);
    const [name] = asked.length === 1 ? asked : [];
    const rated = Array.from(found, ([id, { scores, terms }]) => {
      const matched = sum(rarities.filter((_rarity, position) => scores[position]));
      const section = sections[id]!;
      const score = (sum(scores) * matched) / total;
      const boost = 1 + WEIGHTS.titleLikeness * likeness(id) ** WEIGHTS.titleLikenessPower;
      return { section, score, terms, boost };
    });
    const verbatim = verbatimShare(query);
    const together = sentenceShare(
      words.map(({ glued }) => glued),
      rarities,
    );
    const matches =
      words.length > 1
        ? readTexts(
            rated,
            (section) => WEIGHTS.pairs * verbatim(section) + WEIGHTS.together * together(section),
            WORTH_READING,
          )
        : readTexts(rated, (section) => WEIGHTS.pairs * verbatim(section), 0);
    const scoreOf = new Map(matches.map((match) => [match.section, match]));
    const leads = [
      ...messagesIn(text)
        .slice(0, MAX_MESSAGES)
        .map((id) => ({ id, why: 'message' as const })),
      ...leadsTo(query, (id) => scoreOf.get(sections[id]!)?.score ?? 0),
    ];
    return {
      leads: leads
        .filter(({ id }, place) => leads.findIndex((lead) => lead.id === id) === place)
        .map(({ id, why }): Match<S> => {
          const section = sections[id]!;
          return { section, score: 0, terms: scoreOf.get(section)?.terms ?? [], why };
        }),
      pages: rankPages(matches),
      isUnknown: Boolean(name && isName(query) && dictionary.expand(name.glued).size === 0),
    };
  }

  /** A name that nothing here has is somebody's own, and is read as the words that it is made of. */
  function knownParts(word: QueryWord): QueryWord[] {
    const { glued, parts, isSeparated } = word;
    return isSeparated || parts.length < 2 || dictionary.expand(glued).size > 0
      ? [word]
      : parts.map((part) => ({ glued: part, parts: [part], isSeparated: false }));
  }

  /** Finds the sections with each word. */
  function collect(words: QueryWord[]) {
    const found = new Map<number, Found>();
    const rarities = words.map((word, position) => {
      const results = find(word);
      const weight = results.size > 0 ? postings.rarity(results.size) : 0;
      for (const [id, { score, terms }] of results) {
        const entry = found.get(id) ?? { scores: [], terms: [] };
        found.set(id, entry);
        entry.scores[position] = score * weight;
        entry.terms.push(terms);
      }
      return weight;
    });
    return { found, rarities };
  }

  /** A word is found whole, and one with separators also by its parts: `react-query` may be two words. */
  function find({ glued, parts, isSeparated }: QueryWord): ReadonlyMap<number, Scored> {
    const whole = postings.anyOf(dictionary.expand(glued));
    return isSeparated
      ? eitherOf(whole, allOf(parts.map((part) => postings.anyOf(dictionary.expand(part)))))
      : whole;
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
        candidate && all.indexOf(candidate) === index && search(candidate).pages.length > 0,
    );
  }

  return { search, nearest };
}

/** What a section has of a query: how much of each of its words, and the terms that it was found by */
type Found = { scores: number[]; terms: string[][] };

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A section before its text is read, and how much more it is worth for its title and its tables */
type Rated<S> = Match<S> & { boost: number };

function readTexts<S extends IndexedSection>(
  rated: Rated<S>[],
  worthOf: (section: S) => number,
  worthReading: number,
): Match<S>[] {
  const best = rated.reduce((most, { score, boost }) => Math.max(most, score * boost), 0);
  return rated.map(({ section, score, terms, boost }) => {
    const isRead = score * (boost + WEIGHTS.pairs) >= worthReading * best;
    return { section, score: score * (boost + (isRead ? worthOf(section) : 0)), terms };
  });
}

function rankPages<S extends IndexedSection>(matches: Match<S>[]): PageMatch<S>[] {
  const pages = new Map<string, Match<S>[]>();
  for (const match of matches) {
    const list = pages.get(match.section.page) ?? [];
    pages.set(match.section.page, list);
    list.push(match);
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
