/** Headers for the files that match a path: `/*` for all, `/assets/*` for those of a folder. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Mostly answered by 304, "not modified". */
const ALWAYS_REVALIDATE = 'public, max-age=0, must-revalidate';

/** For files with a hash in their name, which never change. */
const CACHE_ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Lists the headers of all files, from general to particular: a later rule overrides a header of an earlier one.
 *
 * @param policy - the Content-Security-Policy of pages
 */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Cache-Control': ALWAYS_REVALIDATE,
        'Content-Security-Policy': policy,
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': CACHE_ONE_YEAR } },
    { path: '/play/*', headers: { 'Cache-Control': CACHE_ONE_YEAR } },
    { path: '/run/*', headers: { 'Cache-Control': CACHE_ONE_YEAR } },
  ];
}
