/** The file of all addresses that were ever released: of pages, `/docs/v9`, and of headings, `/docs/v9#install`. */
export const LEDGER = 'features/addresses/ledger.txt';

/** The file of the addresses in the last build. */
export const BUILT_LEDGER = '.cache/ledger.txt';

/** Reads the addresses of a ledger file: one a line, below the base URL. */
export function parseLedger(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** Formats a ledger in alphabetical order, for small diffs. */
export function formatLedger(addresses: string[]): string {
  return Array.from(new Set(addresses))
    .sort()
    .map((address) => `${address}\n`)
    .join('');
}
