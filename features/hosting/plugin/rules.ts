/** Headers by name. */
export type Headers = Record<string, string>;

/** What hosts say with the files that match: `/*` for all, `/assets/*` for those of a folder. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** Pages are asked for again each time, which costs a host no more than a "not modified". */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Names that hold hashes stand for the same file for good. */
const KEEP_A_YEAR = 'public, max-age=31536000, immutable';

/**
 * What hosts say with each file, from the general to the particular: where two rules name the same
 * header, the later one counts.
 *
 * @param policy - the Content-Security-Policy of pages
 */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Cache-Control': REVALIDATE,
        'Content-Security-Policy': policy,
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': KEEP_A_YEAR } },
    { path: '/play/*', headers: { 'Cache-Control': KEEP_A_YEAR } },
    { path: '/run/*', headers: { 'Cache-Control': KEEP_A_YEAR } },
  ];
}
