import { FRAME_SCRIPT } from 'docusaurus-checked-samples/policy';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './policy';
import { readPage } from '../../../shared/built-site/page-document';
import { hashOf, scriptProblems } from './scripts';

const COLOR_MODE = 'document.documentElement.setAttribute("data-theme-choice","dark")';

const readScripts = (html: string) => readPage(html, 'https://site.test/').scripts;

const problemsOf = (pages: Record<string, string>) =>
  scriptProblems(
    new Map(Object.entries(pages).map(([page, html]) => [page, readScripts(html)] as const)),
  );

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the scripts of a page', () => {
  it('are none in a redirect, which hosts answer by themselves', () => {
    const html = '<meta http-equiv="refresh" content="0; url=/b"><script>go()</script>';
    expect(readScripts(html)).toEqual({ inline: [], origins: [] });
  });

  it('that are known make no problem', () => {
    expect(
      problemsOf({
        'index.html': `<script>${COLOR_MODE}</script><script src=https://platform.twitter.com/widgets.js></script>`,
      }),
    ).toEqual([]);
  });

  it('that browsers would block are named with their pages and the mend', () => {
    const html = `<script>\n  alert(1)\n</script><script src=https://ads.test/a.js></script>`;
    expect(problemsOf({ 'blog.html': html, 'docs/v9/router.html': '<script>alert(1)</script>' }))
      .toMatchInlineSnapshot(`
        [
          "blog.html (and 1 more) has an inline script that browsers would block: "alert(1)". Put it into a module of src/clientModules; where it must run before the page is drawn, name it in INLINE_SCRIPTS of features/hosting/plugin/scripts.ts.",
          "blog.html loads a script of https://ads.test, which browsers would block. Name it in THIRD_PARTIES of features/hosting/plugin/scripts.ts, with what it reaches.",
        ]
      `);
  });
});

describe('the policy', () => {
  it('allows inline scripts by their hash, those of all pages and of frames, and none else', () => {
    const policy = contentSecurityPolicy([
      readScripts(`<script>${COLOR_MODE}</script>`),
      readScripts(`<script>after-first-paint</script>`),
    ]);
    const { 'script-src': scripts } = directives(policy);
    expect(scripts).toHaveLength(5);
    expect(scripts).toEqual(
      expect.arrayContaining([
        "'self'",
        'blob:',
        ...[COLOR_MODE, 'after-first-paint', FRAME_SCRIPT].map(hashOf),
      ]),
    );
    expect(hashOf('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('reaches no other site unless a page or the configuration does', () => {
    expect(contentSecurityPolicy([])).not.toMatch(/https:|\*/);
    const analytics = readScripts('<script src=https://www.googletagmanager.com/gtag/js></script>');
    expect(directives(contentSecurityPolicy([analytics], 'APP'))).toMatchObject({
      'script-src': expect.arrayContaining(['https://*.googletagmanager.com']) as string[],
      'connect-src': [
        "'self'",
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
        'https://APP-dsn.algolia.net',
        'https://APP-1.algolianet.com',
        'https://APP-2.algolianet.com',
        'https://APP-3.algolianet.com',
      ],
    });
  });
});
