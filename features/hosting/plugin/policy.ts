import { FRAME_SCRIPT } from 'docusaurus-checked-samples/policy';
import type { PageScripts } from '../../../shared/built-site/page-document';
import { hashOf, THIRD_PARTIES } from './scripts';

/** The directives for every page. Third parties, hosted search and inline scripts add sources to them. */
const BASE_POLICY: Record<string, string[]> = {
  'default-src': ["'self'"],
  // Programs run as blob modules in a frame that inherits this policy.
  'script-src': ["'self'", 'blob:'],
  // Style attributes by React, colors of code, and the inlined stylesheet.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': [],
  'object-src': [],
  'base-uri': [],
  'form-action': ["'self'"],
  'frame-ancestors': [],
};

/**
 * Writes one Content-Security-Policy for all pages: the policy of the first page stays while readers navigate
 * on the client. It allows scripts from the site's files, and inline scripts by hash.
 *
 * @param pages - the scripts of each page
 * @param searchApp - the Algolia application id of the hosted search, if it is configured
 */
export function contentSecurityPolicy(pages: Iterable<PageScripts>, searchApp?: string): string {
  const scripts = Array.from(pages);
  const inline = new Set([FRAME_SCRIPT, ...scripts.flatMap((page) => page.inline)]);
  const added: (typeof BASE_POLICY)[] = [
    ...scripts.flatMap(({ origins }) => origins.map((origin) => THIRD_PARTIES[origin] ?? {})),
    { 'script-src': Array.from(inline, hashOf).sort() },
    { 'connect-src': searchApp ? searchHosts(searchApp) : [] },
  ];
  return Object.entries(BASE_POLICY)
    .map(([name, own]) => {
      const allowed = new Set([...own, ...added.flatMap((sources) => sources[name] ?? [])]);
      return `${name} ${Array.from(allowed).join(' ') || "'none'"}`;
    })
    .join('; ');
}

/** The hosts that Algolia's client requests: the nearest server, and three fallbacks. */
function searchHosts(app: string) {
  return [
    `https://${app}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
  ];
}
