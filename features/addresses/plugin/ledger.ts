/** The file of all addresses that were ever released. */
export const LEDGER = 'features/addresses/ledger.txt';

/** The file of the addresses in the last build. */
export const BUILT_LEDGER = '.cache/ledger.txt';

/** The addresses of a site: page path below the base URL → ids of the page's headings. */
export type Ledger = Map<string, Set<string>>;

/**
 * Parses a ledger file: a line per page, followed by a line per heading.
 *
 * @throws if a line is neither, or a heading comes before any page
 */
export function parseLedger(text: string): Ledger {
  const ledger: Ledger = new Map();
  let anchors: Set<string> | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('/')) {
      anchors = new Set();
      ledger.set(line, anchors);
    } else if (line.startsWith('  #') && anchors) {
      anchors.add(line.slice(3));
    } else if (line) {
      throw new Error(
        `Line ${index + 1} of the ledger is ${JSON.stringify(line)}; expected "/a/page", or "  #a-heading" below one. Take it back from git.`,
      );
    }
  }
  return ledger;
}

/**
 * Formats a ledger in alphabetical order, for small diffs.
 *
 * `Map { '/docs/v9' => Set { 'install' } }` → `/docs/v9\n  #install\n`
 */
export function formatLedger(ledger: Ledger): string {
  return [...ledger.keys()]
    .sort()
    .flatMap((page) => [page, ...[...ledger.get(page)!].sort().map((anchor) => `  #${anchor}`)])
    .map((line) => `${line}\n`)
    .join('');
}

/** Merges two ledgers. */
export function addToLedger(ledger: Ledger, added: Ledger): Ledger {
  const pages = new Set([...ledger.keys(), ...added.keys()]);
  return new Map(
    Array.from(pages, (page) => [
      page,
      new Set([...(ledger.get(page) ?? []), ...(added.get(page) ?? [])]),
    ]),
  );
}
