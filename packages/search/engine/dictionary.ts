import { fold, RUN, stem } from './analyze';
import { WEIGHTS } from './weights';

/** Words of that many letters may have one typo, and two: shorter ones differ from each other by one anyway. */
const TYPOS_FROM = [5, 8];

/**
 * Makes a dictionary of the terms of an index.
 *
 * @param known - how many sections have each term
 */
export function createDictionary(known: Map<string, number>) {
  const terms = Array.from(known.keys());
  const stems = new Map<string, string[]>();
  for (const term of terms) {
    const key = stem(term);
    stems.set(key, [...(stems.get(key) ?? []), term]);
  }

  /**
   * Lists the terms that a word of a query may stand for: itself, its relatives and its completions, each with
   * how much a hit on it is worth.
   */
  function expand(word: string): Map<string, number> {
    const completed = terms.filter((term) => term.startsWith(word));
    const relatives = stems.get(stem(word)) ?? [];
    return new Map(
      [...relatives, ...completed].map((term) => [term, term === word ? 1 : WEIGHTS.related]),
    );
  }

  /** A query with what was probably meant in place of each word that no term begins with. */
  function correct(query: string): string {
    return query.replace(RUN, (word) => corrected(fold(word)) ?? word);
  }

  /** Of the terms with the fewest typos, that of most sections. People rarely mistype the first letter. */
  function corrected(word: string): string | undefined {
    if (terms.some((term) => term.startsWith(word))) {
      return undefined;
    }
    const near = TYPOS_FROM.filter((letters) => letters <= word.length)
      .map((_letters, index) =>
        terms.filter((term) => term[0] === word[0] && begins(term, word, index + 1)),
      )
      .find(({ length }) => length > 0);
    return near?.reduce((best, term) => (known.get(term)! > known.get(best)! ? term : best));
  }

  return { expand, correct };
}

/** Whether a term begins with a word, but for so many letters too many, too few, wrong, or swapped. */
function begins(term: string, word: string, typos: number): boolean {
  const same = Array.from(word).findIndex((letter, index) => letter !== term[index]);
  const [typed, meant] = [word.slice(same), term.slice(same)];
  const [first = '', second = ''] = typed;
  return (
    same < 0 ||
    (typos > 0 &&
      [
        [meant, typed.slice(1)],
        [meant.slice(1), typed],
        [meant.slice(1), typed.slice(1)],
        [meant, second + first + typed.slice(2)],
      ].some(([rest, letters]) => begins(rest!, letters!, typos - 1)))
  );
}
