import { FRAME_SCRIPT } from 'docusaurus-checked-samples/policy';
import type { PageScripts } from '../../../shared/built-site/page-document';
import { hashOf, THIRD_PARTIES } from './scripts';

/** What every page may do. Sources of the others are added to those. */
const OWN: Record<string, string[]> = {
  'default-src': ["'self'"],
  // Modules from blobs are the programs' that run in a frame, which has this policy, too.
  'script-src': ["'self'", 'blob:'],
  // React's style attributes, the colors of code, and the rules that stand in a page.
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
 * Writes the Content-Security-Policy of all pages: readers go from one to the other and keep the policy
 * of the first. Scripts run from the site's files, and inline where their hash is named.
 *
 * @param pages - the scripts of each page
 * @param searchApp - of the hosted search, where the site has one
 */
export function contentSecurityPolicy(pages: Iterable<PageScripts>, searchApp?: string): string {
  const scripts = Array.from(pages);
  const sources = new Map(Object.entries(OWN).map(([name, own]) => [name, new Set(own)]));
  const add = (name: string, more: string[]) => more.forEach((one) => sources.get(name)?.add(one));
  for (const origin of scripts.flatMap(({ origins }) => origins)) {
    for (const [name, more] of Object.entries(THIRD_PARTIES[origin] ?? {})) {
      add(name, more);
    }
  }
  if (searchApp) {
    add('connect-src', searchHosts(searchApp));
  }
  const inline = new Set([FRAME_SCRIPT, ...scripts.flatMap((page) => page.inline)]);
  add('script-src', Array.from(inline, hashOf).sort());
  return Array.from(
    sources,
    ([name, allowed]) => `${name} ${Array.from(allowed).join(' ') || "'none'"}`,
  ).join('; ');
}

/** Where Algolia's clients ask: the nearest server, and three others where that one does not answer. */
function searchHosts(app: string) {
  return [
    `https://${app}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
  ];
}
