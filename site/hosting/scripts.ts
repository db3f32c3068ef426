import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** The scripts that a page brings with it. */
export interface PageScripts {
  /** Texts of those that stand in it. */
  inline: string[];
  /** Origins of those of other sites, such as `https://platform.twitter.com`. */
  origins: string[];
  /** Elements whose attributes are scripts, such as `<a onclick>`. */
  attributes: string[];
}

/** The scripts that may stand in a page, each with words that only it has. */
const INLINE_SCRIPTS = {
  'Docusaurus’s, of the color mode': 'data-theme-choice',
  'Docusaurus’s banner for a wrong base URL': '__docusaurus-base-url-issue-banner',
  'Docusaurus’s, of analytics': 'dataLayer.push(arguments)',
  'site/first-paint/template.ts': 'after-first-paint',
};

/**
 * Other sites whose scripts pages may load, by the scripts' origin, and what these reach, by directive.
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

/** Redirects are pages for hosts that have no redirects of their own; the others answer with theirs. */
const isRedirect = (name: string, attributes: Record<string, string>) =>
  name === 'meta' && attributes['http-equiv'] === 'refresh';

/** Reads what scripts a built page has. Structured data is none. */
export function readScripts(html: string): PageScripts {
  const scripts: PageScripts = { inline: [], origins: [], attributes: [] };
  let text: string | undefined;
  let redirects = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      redirects ||= isRedirect(name, attributes);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on') || /^\s*javascript:/i.test(value)) {
          scripts.attributes.push(`<${name} ${attribute}>`);
        }
      }
      const { src, type = '' } = attributes;
      if (name !== 'script') {
        return;
      }
      if (src === undefined) {
        text = type.includes('json') ? undefined : '';
      } else if (/^(https?:)?\/\//.test(src)) {
        scripts.origins.push(new URL(src, 'https://localhost').origin);
      }
    },
    ontext(part) {
      text = text === undefined ? undefined : text + part;
    },
    onclosetag() {
      if (text) {
        scripts.inline.push(text);
      }
      text = undefined;
    },
  });
  parser.end(html);
  return redirects ? { inline: [], origins: [], attributes: [] } : scripts;
}

/**
 * Finds the scripts that a browser would block.
 *
 * @param pages - the scripts by page, such as `docs/v9/router.html`
 * @returns a sentence for each, with what mends it
 */
export function scriptProblems(pages: Map<string, PageScripts>): string[] {
  const problems = new Map<string, string[]>();
  for (const [page, { inline, origins, attributes }] of pages) {
    const found = [
      ...inline
        .filter((text) => !Object.values(INLINE_SCRIPTS).some((words) => text.includes(words)))
        .map(
          (text) =>
            `has an inline script that browsers would block: ${JSON.stringify(text.trim().slice(0, 60))}. Put it into a module of src/clientModules; where it must run before the page is drawn, name it in INLINE_SCRIPTS of site/hosting/scripts.ts.`,
        ),
      ...origins
        .filter((origin) => !(origin in THIRD_PARTIES))
        .map(
          (origin) =>
            `loads a script of ${origin}, which browsers would block. Name it in THIRD_PARTIES of site/hosting/scripts.ts, with what it reaches.`,
        ),
      ...attributes.map(
        (element) =>
          `has ${element}, a script that browsers would block. Let a component listen to the event.`,
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

/** What a policy calls an inline script by. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
