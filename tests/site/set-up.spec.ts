import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite, copySite, editFile } from './site-copy';

const PAGE = 'docs/server/router.mdx';
const BUILD_TIMEOUT_MS = 180_000;

test.describe('builds of a changed copy', () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  let copy: string;

  test.beforeEach(async () => {
    copy = await copySite();
  });
  test.afterEach(() => fs.rm(copy, { recursive: true }));

  /** Adds a paragraph to the end of the page. */
  const append = async (text: string) => fs.appendFile(path.join(copy, PAGE), `\n${text}\n`);

  test('a broken link fails the build and is named with its page', async () => {
    await append('See [nothing](/docs/v10/nothing-here).');
    const { exitCode, output } = await buildSite(copy);
    expect(exitCode).toBe(1);
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toContain('Broken link on source page path = /docs/v10/router');
    expect(output).toContain('linking to /docs/v10/nothing-here');
  });

  test('a broken anchor fails the build and is named with its page', async () => {
    await append('See [nothing](/docs/v10/procedures#nothing-here).');
    const { exitCode, output } = await buildSite(copy);
    expect(exitCode).toBe(1);
    expect(output).toContain('Docusaurus found broken anchors!');
    expect(output).toContain('Broken anchor on source page path = /docs/v10/router');
    expect(output).toContain('linking to /docs/v10/procedures#nothing-here');
  });

  test('front matter against the rules fails the build with file, fault and mend', async () => {
    await editFile(copy, PAGE, 'slug: /router', 'slug: /server/router');
    const { exitCode, output } = await buildSite(copy);
    expect(exitCode).toBe(1);
    expect(output).toContain(
      `${PAGE}: front matter "slug" is "/server/router"; write a flat path such as "slug: /router"`,
    );
  });

  test('front matter that is no YAML fails the build with file and line', async () => {
    await editFile(copy, PAGE, 'slug: /router', 'slug: "/router');
    const { exitCode, output } = await buildSite(copy);
    expect(exitCode).toBe(1);
    expect(output).toContain(`${PAGE}: the front matter is not valid YAML.`);
  });

  test('a wrong sample fails the build with its place, the error and the source line', async () => {
    await append("```ts\nconst port: number = '2022';\n```");
    const { exitCode, output } = await buildSite(copy);
    expect(exitCode).toBe(1);
    expect(output).toContain("TS2322: Type 'string' is not assignable to type 'number'.");
    expect(output).toMatch(
      /docs\/server\/router\.mdx:\d+:7 - TS2322.*\n\s+const port.*\n\s+\^{4}\n/,
    );
  });

  test('a package that breaks samples fails the build, though the bundler has all pages in its cache', async () => {
    test.setTimeout(2 * BUILD_TIMEOUT_MS);
    expect((await buildSite(copy)).exitCode).toBe(0);
    const packages = path.join(copy, 'node_modules/@trpc');
    const installed = await fs.realpath(packages);
    await fs.rm(packages);
    await fs.cp(installed, packages, { recursive: true });
    await editFile(copy, 'node_modules/@trpc/server/dist/core/index.d.ts', 'initTRPC', 'startTRPC');
    const { exitCode, output } = await buildSite(copy);
    expect(exitCode).toBe(1);
    expect(output).toContain(`Module '"@trpc/server"' has no exported member 'initTRPC'.`);
  });

  test('analytics, the widget script and git dates follow configuration', async () => {
    await editFile(
      copy,
      PAGE,
      '\n---\n\n',
      "\n---\n\nimport WidgetScript from '@site/src/components/WidgetScript';\n\n<WidgetScript />\n\n",
    );
    const { exitCode, output } = await buildSite(copy, { GOOGLE_TRACKING_ID: 'G-TEST' });
    expect(output).toContain('Pages show no "last updated" date');
    expect(exitCode).toBe(0);

    const withWidgets = await fs.readFile(path.join(copy, 'build/docs/v10/router.html'), 'utf8');
    const without = await fs.readFile(path.join(copy, 'build/docs/v9/router.html'), 'utf8');
    for (const html of [withWidgets, without]) {
      expect(html).toMatch(
        /gtag\(["']config["'],\s*["']G-TEST["'],\s*\{\s*["']?anonymize_ip["']?:\s*(true|!0)\s*\}/,
      );
      expect(html).not.toContain('theme-last-updated');
    }
    expect(withWidgets).toMatch(/<script[^>]*async[^>]*platform\.twitter\.com\/widgets\.js/);
    expect(without).not.toContain('platform.twitter.com');
  });
});
