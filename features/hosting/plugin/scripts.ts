import { createHash } from 'node:crypto';
import type { PageScripts } from '../../../shared/built-site/page-document';

/** The inline scripts that pages may have, each with a text that identifies it. */
const INLINE_SCRIPTS = {
  'Docusaurus’s, of the color mode': 'data-theme-choice',
  'Docusaurus’s banner for a wrong base URL': '__docusaurus-base-url-issue-banner',
  'Docusaurus’s, of analytics': 'dataLayer.push(arguments)',
  'site/first-paint/template.ts': 'after-first-paint',
  'packages/search/theme/early.ts': 'searchIsWanted',
};

/**
 * Other sites whose scripts pages may load: origin of the script → directives that it needs.
 * Google’s: https://developers.google.com/tag-platform/security/guides/csp
 */
export const THIRD_PARTIES: Record<string, Record<string, string[]>> = {
  'https://www.googletagmanager.com': {
    'script-src': ['https://*.googletagmanager.com'],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
  'https://platform.twitter.com': {
    'script-src': ['https://platform.twitter.com'],
    'img-src': ['https://syndication.twitter.com'],
    'frame-src': ['https://platform.twitter.com', 'https://syndication.twitter.com'],
  },
};

/**
 * Finds the scripts that browsers would block.
 *
 * @param pages - the scripts by page, such as `docs/v9/router.html`
 * @returns a sentence for each, which says how to fix it
 */
export function scriptProblems(pages: Map<string, PageScripts>): string[] {
  const problems = new Map<string, string[]>();
  for (const [page, { inline, origins }] of pages) {
    const found = [
      ...inline
        .filter((text) => !Object.values(INLINE_SCRIPTS).some((words) => text.includes(words)))
        .map(
          (text) =>
            `has an inline script that browsers would block: ${JSON.stringify(text.trim().slice(0, 60))}. Put it into a module of src/clientModules; where it must run before the page is drawn, name it in INLINE_SCRIPTS of features/hosting/plugin/scripts.ts.`,
        ),
      ...origins
        .filter((origin) => !(origin in THIRD_PARTIES))
        .map(
          (origin) =>
            `loads a script of ${origin}, which browsers would block. Name it in THIRD_PARTIES of features/hosting/plugin/scripts.ts, with what it reaches.`,
        ),
    ];
    for (const problem of found) {
      problems.set(problem, [...(problems.get(problem) ?? []), page]);
    }
  }
  return Array.from(problems, ([problem, [page, ...others]]) =>
    others.length ? `${page} (and ${others.length} more) ${problem}` : `${page} ${problem}`,
  );
}

/** The source of an inline script in a policy: `'sha256-…'`. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
