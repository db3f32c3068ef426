import { KINDS, type Kind, type Label, type Pasted } from './read';

/** The paths of a query's hits, best first, e.g. `/docs/v9/router#merge-routers`. */
export type Search = (query: string) => Promise<string[]>;

export type Relevance = {
  queries: number;
  /** Mean reciprocal rank of the first right answer among ten */
  mrr: number;
  hit1: number;
  hit3: number;
  hit3ByKind: Partial<Record<Kind, number>>;
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
 * Ranks are those of rows, as readers see them, counted from the top. An answer that is a page is right at
 * the first row of that page.
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
    const hits = await search(label.query);
    const rank = rankOf(hits, label, root);
    ranks.set(label, rank);
    if (rank > 3) {
      missed.push(
        `${label.kind}: "${label.query}" (rank ${rank}) → ${hits.slice(0, 3).join(', ')}`,
      );
    }
  }
  const foundNonsense: string[] = [];
  for (const { query } of labels.filter(({ kind }) => kind === 'nonsense')) {
    foundNonsense.push(...(await search(query)).map((hit) => `"${query}" → ${hit}`));
  }
  const shareWithin = (list: Label[], limit: number) =>
    mean(list.map((label) => (rank(label) <= limit ? 1 : 0)));
  const rank = (label: Label) => ranks.get(label) ?? Infinity;
  return {
    queries: answerable.length,
    mrr: mean(answerable.map((label) => (rank(label) <= RANKS ? 1 / rank(label) : 0))),
    hit1: shareWithin(answerable, 1),
    hit3: shareWithin(answerable, 3),
    hit3ByKind: Object.fromEntries(
      KINDS.map((kind) => [kind, answerable.filter((label) => label.kind === kind)] as const)
        .filter(([, list]) => list.length > 0)
        .map(([kind, list]) => [kind, shareWithin(list, 3)]),
    ),
    missed,
    foundNonsense,
  };
}

/** The place of the first right row; infinite for none. */
function rankOf(hits: string[], label: Label, root: string): number {
  const place = hits.findIndex(
    (hit) => label.right.some((answer) => isRight(hit, answer, root)) || isEntry(hit, label, root),
  );
  return place < 0 ? Infinity : place + 1;
}

function pageOf(hit: string) {
  return hit.split('#')[0] ?? hit;
}

/** The entry of the reference that defines a name, and that of the list of messages with the very message. */
function isEntry(hit: string, { kind, query }: Label, root: string): boolean {
  const [page, anchor = ''] = hit.split('#');
  const asked = squeeze(query);
  return (
    hit === `${root}/reference#${query}` ||
    (kind === 'camel' && page === `${root}/reference` && squeeze(anchor) === asked) ||
    (kind === 'prefix' && page === `${root}/reference` && squeeze(anchor).startsWith(asked)) ||
    (kind === 'error' &&
      page === `${root}/errors` &&
      anchor !== '' &&
      (squeeze(anchor).startsWith(asked) || asked.includes(squeeze(anchor))))
  );
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

function isRight(hit: string, answer: string, root: string): boolean {
  const path = answer.startsWith('/') ? `${root}${answer.slice(1)}` : `${root}/${answer}`;
  return answer.includes('#') ? hit === path : pageOf(hit) === path;
}

/**
 * Measures how often search is silent while a reader types.
 *
 * @param labels - of one docs version
 * @param count - how many hits a query has
 * @returns the share of all beginnings, of two characters and more, that find something
 */
export async function sharePrefixes(
  labels: Label[],
  count: (query: string) => Promise<number>,
): Promise<number> {
  const answerable = labels.filter(({ kind }) => kind !== 'nonsense');
  const prefixes = new Set(
    answerable.flatMap(({ query }) =>
      Array.from(query, (_character, index) => query.slice(0, index + 1).trim()),
    ),
  );
  const found = await Promise.all(
    Array.from(prefixes)
      .filter((prefix) => prefix.length >= MIN_PREFIX_CHARACTERS)
      .map(count),
  );
  return mean(found.map((hits) => (hits > 0 ? 1 : 0)));
}

/**
 * Measures how often what is pasted leads to an entry that explains it, first of all.
 *
 * @param root - the version's path, e.g. `/docs/v9`
 * @returns their share, and the texts that lead elsewhere, with where
 */
export async function measurePasted(pasted: Pasted[], root: string, search: Search) {
  const missed: string[] = [];
  for (const { text, right } of pasted) {
    const [first = ''] = await search(text);
    if (!right.some((entry) => first === `${root}/errors#${entry}`)) {
      missed.push(`${text.replace(/\s+/g, ' ')} → ${first}`);
    }
  }
  return { share: 1 - missed.length / pasted.length, missed };
}

function mean(numbers: number[]) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
