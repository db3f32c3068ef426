import { KINDS, type Kind, type Label } from './read';

/** The paths of a query's hits, best first, e.g. `/docs/v9/router#merge-routers`. */
export type Search = (query: string) => Promise<string[]>;

export type Relevance = {
  queries: number;
  /** Mean reciprocal rank of the first right answer among ten */
  mrr: number;
  hit1: number;
  hit3: number;
  hit3ByKind: Partial<Record<Kind, number>>;
  /** Share of all beginnings, of two characters and more, that find something */
  prefixesWithResults: number;
  /** Queries whose first three hits hold no right answer, with what stood first */
  missed: string[];
  /** Nonsense that found something */
  foundNonsense: string[];
};

const RANKS = 10;
const MIN_PREFIX_CHARACTERS = 2;

/**
 * Measures how well searches answer labeled queries.
 *
 * @param labels - of one docs version
 * @param root - the version's path, e.g. `/docs/v9`
 * @param search - what is measured
 */
export async function measure(labels: Label[], root: string, search: Search): Promise<Relevance> {
  const answerable = labels.filter(({ kind }) => kind !== 'nonsense');
  const ranks = new Map<Label, number>();
  const missed: string[] = [];
  for (const label of answerable) {
    const hits = (await search(label.query)).slice(0, RANKS);
    const rank = hits.findIndex((hit) => label.right.some((answer) => isRight(hit, answer, root)));
    ranks.set(label, rank);
    if (rank !== 0) {
      missed.push(
        `${label.kind}: "${label.query}" (rank ${rank + 1}) → ${hits.slice(0, 3).join(', ')}`,
      );
    }
  }
  const foundNonsense: string[] = [];
  for (const { query } of labels.filter(({ kind }) => kind === 'nonsense')) {
    foundNonsense.push(...(await search(query)).map((hit) => `"${query}" → ${hit}`));
  }
  const shareWithin = (list: Label[], limit: number) =>
    share(list, (label) => isWithin(ranks.get(label), limit));
  return {
    queries: answerable.length,
    mrr: mean(answerable.map((label) => reciprocal(ranks.get(label)))),
    hit1: shareWithin(answerable, 1),
    hit3: shareWithin(answerable, 3),
    hit3ByKind: Object.fromEntries(
      KINDS.filter((kind) => kind !== 'nonsense').map((kind) => [
        kind,
        shareWithin(
          answerable.filter((label) => label.kind === kind),
          3,
        ),
      ]),
    ),
    prefixesWithResults: await sharePrefixes(answerable, search),
    missed,
    foundNonsense,
  };
}

function isRight(hit: string, answer: string, root: string): boolean {
  const path = answer.startsWith('/') ? `${root}${answer.slice(1)}` : `${root}/${answer}`;
  return answer.includes('#') ? hit === path : hit.split('#')[0] === path;
}

async function sharePrefixes(labels: Label[], search: Search): Promise<number> {
  const prefixes = labels.flatMap(({ query }) =>
    Array.from(query, (_character, index) => query.slice(0, index + 1)).filter(
      (prefix) => prefix.trim().length >= MIN_PREFIX_CHARACTERS,
    ),
  );
  let found = 0;
  for (const prefix of prefixes) {
    found += (await search(prefix)).length > 0 ? 1 : 0;
  }
  return found / prefixes.length;
}

function isWithin(rank: number | undefined, limit: number) {
  return rank !== undefined && rank >= 0 && rank < limit;
}

function reciprocal(rank: number | undefined) {
  return rank === undefined || rank < 0 ? 0 : 1 / (rank + 1);
}

function share<T>(list: T[], test: (item: T) => boolean) {
  return mean(list.map((item) => (test(item) ? 1 : 0)));
}

function mean(numbers: number[]) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
