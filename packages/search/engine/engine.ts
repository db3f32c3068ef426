import { fold, indexTerms, normalizeQuery, partsOf, queryWords, stemsOf, sumOf } from './analyze';
import { createDictionary } from './dictionary';
import { createLeads, isName } from './leads';
import { createMessages, isError, readPaste, withoutPrefix } from './messages';
import { createPostings } from './postings';
import { worthOfText } from './texts';
import type { IndexedSection } from './types';
import { WEIGHTS } from './weights';

/** A section that was found, and the terms of the index that it was found by */
export type Match = { section: IndexedSection; terms: string[]; isLead?: boolean };
type Rated = Match & { score: number };

/** Texts are read where that may lift a section to this share of the best one. */
const MIN_SHARE_READ = 0.5;
/** Rows below this share of the best one's score are of no use to anyone. */
const MIN_SHARE_SHOWN = 0.05;
const ELSEWHERE = { score: 0, terms: [], share: WEIGHTS.elsewhere };

/**
 * Indexes sections and answers queries about them.
 *
 * @param sections - all that can be found
 */
export function createEngine(sections: IndexedSection[]) {
  const postings = createPostings(sections);
  const dictionary = createDictionary(postings.counts);
  const titles = sections.map(({ title }) => [stemsOf(title), stemsOf(title, indexTerms)]);
  const phrases = sections.map(({ level, pageKeywords, keywords }) =>
    (level === 1 ? pageKeywords : keywords).split('\n').map((text) => stemsOf(text)),
  );
  const likenessTo = createLikeness([...titles, ...phrases].flat());
  const leadsTo = createLeads(sections);
  const messageIn = createMessages(sections);
  const isKnown = (word: string) => dictionary.expand(fold(word)).size > 0;

  /**
   * @param typed - words, a question, or a pasted error
   * @returns the sections that match, best first, those that are what was asked for (leads) before all others,
   *   and whether that is a name or an error, and nothing defines or explains it
   */
  function search(typed: string): { matches: Match[]; isUnknown: boolean } {
    const text = readPaste(typed);
    const query = dictionary.correct(normalizeQuery(withoutPrefix(text)));
    const words = queryWords(query);
    const matches = rankPages(readTexts(query, words));
    const terms = new Map(matches.map((match) => [match.section, match.terms]));
    const leads = new Set([...messageIn(text), ...leadsTo(query)].map((id) => sections[id]!));
    const least = MIN_SHARE_SHOWN * (matches[0]?.score ?? 0);
    const others = matches.filter(({ section, score }) => !leads.has(section) && score >= least);
    return {
      matches: [
        ...Array.from(leads, (section) => {
          return { section, terms: terms.get(section) ?? [], isLead: true };
        }),
        ...others,
      ],
      isUnknown: (isName(query) || isError(text)) && leads.size === 0,
    };
  }

  /** Finds the sections with any of the words, and reads the texts of those that may be the best. */
  function readTexts(query: string, words: string[]): Rated[] {
    // A name that nothing here has is somebody's own, and is read as the words that it is made of.
    const asked = words
      .flatMap((word) => (isKnown(word) ? fold(word) : partsOf(word)))
      .map((word) => {
        const found = postings.anyOf(dictionary.expand(word));
        const pages = new Set(Array.from(found.keys(), (id) => sections[id]!.page));
        return { word, found, pages, rarity: postings.rarity(found.size) };
      });
    const total = sumOf(asked.map(({ rarity }) => rarity));
    const toQuery = likenessTo(stemsOf(query));
    const rated = Array.from(new Set(asked.flatMap(({ found }) => [...found.keys()])), (id) => {
      const section = sections[id]!;
      const hits = asked.flatMap(({ found, pages, rarity }) => {
        const hit = found.get(id) ?? (pages.has(section.page) ? ELSEWHERE : undefined);
        return hit ? { share: 1, ...hit, rarity } : [];
      });
      const matched = sumOf(hits.map(({ rarity, share }) => rarity * share));
      const titleLikeness = Math.max(...titles[id]!.map(toQuery));
      const phraseLikeness = Math.max(...phrases[id]!.map(toQuery));
      return {
        section,
        score: (sumOf(hits.map(({ score, rarity }) => score * rarity)) * matched) / total,
        terms: hits.flatMap(({ terms }) => terms),
        boost:
          1 +
          WEIGHTS.titleLikeness * titleLikeness ** WEIGHTS.likenessPower +
          WEIGHTS.phraseLikeness * phraseLikeness ** WEIGHTS.likenessPower,
      };
    });
    const best = Math.max(...rated.map(({ score, boost }) => score * boost));
    const worthOf = worthOfText(query, asked);
    return rated.map(({ section, score, terms, boost }) => {
      const isRead = score * (boost + WEIGHTS.pairs) >= MIN_SHARE_READ * best;
      return { section, terms, score: score * (boost + (isRead ? worthOf(section) : 0)) };
    });
  }

  return { search };
}

/** A section is worth more for others of its page, and less as an entry of a list. */
function rankPages(matches: Rated[]): Rated[] {
  const pages = new Map<string, number[]>();
  for (const { section, score } of matches) {
    pages.set(section.page, [...(pages.get(section.page) ?? []), score]);
  }
  return matches
    .map((match) => {
      const { page, isList, level } = match.section;
      const scores = pages.get(page)!;
      const best = Math.max(...scores);
      const others = sumOf(scores) - best;
      const worth = 1 + WEIGHTS.otherSections * Math.log1p(others / best);
      const kind = isList && level > 1 ? WEIGHTS.listEntry : 1;
      return { ...match, score: match.score * worth * kind };
    })
    .sort((a, b) => b.score - a.score);
}

/**
 * Makes a measure of how alike texts are (Sørensen–Dice coefficient): 1 for the same words, 0 for none in
 * common. A word counts the more the fewer of all texts have it.
 */
function createLikeness(texts: Set<string>[]) {
  const uses = new Map<string, number>();
  texts.forEach((text) => text.forEach((word) => uses.set(word, (uses.get(word) ?? 0) + 1)));
  const rarity = (word: string) => Math.log1p(texts.length / (uses.get(word) ?? 1));
  const worth = (words: Iterable<string>) => sumOf(Array.from(words, rarity));
  const worths = new Map(texts.map((text) => [text, worth(text)]));

  return (asked: Set<string>) => {
    const all = worth(asked);
    return (text: Set<string>) =>
      (2 * worth([...asked].filter((word) => text.has(word)))) / (all + worths.get(text)!);
  };
}
