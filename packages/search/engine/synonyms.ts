import { compounds, queryTerms, type QueryTerm } from './analyze';
import { stem } from './stem';
import { allowedTypos, nearTerms } from './typos';

/** Words of a query that mean the same as others. */
export type Alternative = {
  /** Where they stand among the words of the query */
  positions: number[];
  /** The others, each as its words */
  phrases: string[][];
  /** Stop words make them what they are: `log in` is about no logs. */
  isOnlyPhrase: boolean;
};

type StemmedTerm = QueryTerm & { stem: string };

const MAX_PHRASE_WORDS = 4;

/**
 * Makes a function that finds the words and phrases of a query that have synonyms.
 *
 * @param groups - words and phrases of one meaning, e.g. `[['ssr', 'server-side rendering']]`
 * @param isKnown - whether a term is in the index; others may be mistyped
 */
export function createThesaurus(groups: string[][], isKnown: (term: string) => boolean) {
  const meanings = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const phrase of group) {
      const others = group.filter((other) => other !== phrase);
      const key = wordsOf(phrase).map(stem).join(' ');
      meanings.set(key, new Set([...(meanings.get(key) ?? []), ...others]));
    }
  }

  const stems = Array.from(
    new Set(Array.from(meanings.keys()).flatMap((key) => key.split(' '))),
  ).sort();

  function stemOf(term: string): string {
    const typed = stem(term);
    const [near] = isKnown(term)
      ? []
      : nearTerms(typed, stems, allowedTypos(typed.length))
          .filter(({ whole }) => whole < Infinity)
          .sort((a, b) => a.whole - b.whole);
    return near?.term ?? typed;
  }

  /**
   * @param query - as typed
   * @returns the longest phrases that have synonyms, of which each word of the query is in one at most
   */
  return (query: string): Alternative[] => {
    const terms = queryTerms(query).map((term) => ({ ...term, stem: stemOf(term.term) }));
    const found: Alternative[] = [];
    let start = 0;
    while (start < terms.length) {
      const length = longestPhrase(terms, start);
      const others = meanings.get(keyOf(terms.slice(start, start + length)));
      if (others) {
        const phrase = terms.slice(start, start + length);
        const isOnlyPhrase = phrase.some(({ isStopWord }) => isStopWord);
        found.push({
          positions: Array.from(new Set(phrase.map(({ position }) => position))),
          phrases: [
            ...Array.from(others, wordsOf),
            ...(isOnlyPhrase ? [phrase.map(({ term }) => term)] : []),
          ],
          isOnlyPhrase,
        });
      }
      start += others ? length : 1;
    }
    return found;
  };

  function longestPhrase(terms: StemmedTerm[], start: number): number {
    for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
      if (
        start + length <= terms.length &&
        meanings.has(keyOf(terms.slice(start, start + length)))
      ) {
        return length;
      }
    }
    return 0;
  }
}

function wordsOf(phrase: string): string[] {
  return compounds(phrase).flatMap(({ runs }) => runs.map(({ term }) => term));
}

function keyOf(terms: StemmedTerm[]): string {
  return terms.map((term) => term.stem).join(' ');
}
