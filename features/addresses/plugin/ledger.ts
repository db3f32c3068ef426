/** All addresses that were ever released, from the site's root. */
export const LEDGER = 'features/addresses/ledger.txt';

/** The addresses of the last build. */
export const BUILT_LEDGER = '.cache/ledger.txt';

/**
 * The addresses of a site: the paths of its pages, below the base URL, with the ids of the headings of
 * each.
 */
export type Ledger = Map<string, Set<string>>;

/**
 * Reads a ledger's text: a line per page, with a line per heading below it.
 *
 * @throws where a heading stands before any page
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
 * Writes a ledger in order of the alphabet, so that a change is a line of a diff.
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

/** Adds what another ledger has; nothing is ever taken out of one. */
export function addToLedger(ledger: Ledger, added: Ledger): Ledger {
  const pages = new Set([...ledger.keys(), ...added.keys()]);
  return new Map(
    Array.from(pages, (page) => [
      page,
      new Set([...(ledger.get(page) ?? []), ...(added.get(page) ?? [])]),
    ]),
  );
}
