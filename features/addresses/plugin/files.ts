/** All addresses that were ever released, from the site's root. */
export const LEDGER = 'features/addresses/ledger.txt';

/** The addresses of the last build. */
export const BUILT_LEDGER = '.cache/ledger.txt';
