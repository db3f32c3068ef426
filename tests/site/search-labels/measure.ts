import type { Label } from './read';

/** The paths of a query's rows, best first, e.g. `/docs/v9/router#merge-routers`. */
export type Search = (query: string) => Promise<string[]>;

const RANKS = 10;

/**
 * Measures how well searches answer labeled queries. Ranks are those of rows, as readers see them, counted
 * from the top. An answer that is a page is right at the first row of that page, an introduction (`router#`)
 * at its own row alone.
 *
 * @param labels - of one docs version
 * @param root - the version's path, e.g. `/docs/v9`
 * @returns the mean reciprocal rank of the first right answer among ten, the share of queries that have one
 *   among the first, and the first three, and those that have not, with what stands first
 */
export async function measure(labels: Label[], root: string, search: Search) {
  const ranks: number[] = [];
  const missed: string[] = [];
  for (const label of labels) {
    const rows = await search(label.query);
    // Nonsense is right where nothing is found.
    const place = label.kind === 'nonsense' && rows.length === 0 ? 0 : placeOf(rows, label, root);
    ranks.push(place < 0 ? Infinity : place + 1);
    if (place < 0 || place >= 3) {
      missed.push(`${label.kind}: "${label.query}" → ${rows.slice(0, 3).join(', ')}`);
    }
  }
  const share = (limit: number) => mean(ranks.map((rank) => (rank <= limit ? 1 : 0)));
  const mrr = mean(ranks.map((rank) => (rank <= RANKS ? 1 / rank : 0)));
  return { queries: labels.length, mrr, first: share(1), firstThree: share(3), missed };
}

/** The address of an answer: `router#nest-routers`, `router#` for an introduction, `/` for the first page */
export function addressOf(answer: string, root: string): string {
  const address = answer.startsWith('/') ? `${root}${answer.slice(1)}` : `${root}/${answer}`;
  return address.replace(/#$/, '');
}

function placeOf(rows: string[], label: Label, root: string): number {
  return rows.findIndex(
    (row) => label.right.some((answer) => isRight(row, answer, root)) || isEntry(row, label, root),
  );
}

function isRight(row: string, answer: string, root: string): boolean {
  return (answer.includes('#') ? row : row.split('#')[0]) === addressOf(answer, root);
}

/** The entry of the reference that defines a name, and that of the list of messages with the very message. */
function isEntry(row: string, { kind, query }: Label, root: string): boolean {
  const [page, anchor = ''] = row.split('#');
  const [asked, entry] = [squeeze(query), squeeze(anchor)];
  return (
    row === `${root}/reference#${query}` ||
    (kind === 'camel' && page === `${root}/reference` && entry === asked) ||
    (kind === 'prefix' && page === `${root}/reference` && entry.startsWith(asked)) ||
    (kind === 'error' &&
      page === `${root}/errors` &&
      anchor !== '' &&
      (entry.startsWith(asked) || asked.includes(entry)))
  );
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

/** In thousandths: sets are not large enough for more. */
function mean(numbers: number[]) {
  return (
    Math.round((1000 * numbers.reduce((sum, number) => sum + number, 0)) / numbers.length) / 1000
  );
}
