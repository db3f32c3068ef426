/** The file of all addresses that were ever released: of pages, `/docs/v9`, and of headings, `/docs/v9#install`. */
export const LEDGER = 'features/addresses/ledger.txt';

/** The file of the addresses in the last build. */
export const BUILT_LEDGER = '.cache/ledger.txt';

/**
 * Reads the addresses of a ledger file: one a line, below the base URL.
 *
 * @throws if a line is none, such as the mark of a conflict
 */
export function parseLedger(text: string): string[] {
  const lines = text.split('\n').filter(Boolean);
  const wrong = lines.find((line) => !line.startsWith('/'));
  if (wrong) {
    throw new Error(
      `The ledger has the line ${JSON.stringify(wrong)}; expected "/a/page" or "/a/page#a-heading". Take it back from git.`,
    );
  }
  return lines;
}

/** Formats a ledger in alphabetical order, for small diffs. */
export function formatLedger(addresses: string[]): string {
  return Array.from(new Set(addresses))
    .sort()
    .map((address) => `${address}\n`)
    .join('');
}
