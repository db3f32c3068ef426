import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildForMessages, editFile, test } from './site-copy';

const PAGE = 'docs/server/router.mdx';
const BUILD_TIMEOUT_MS = 180_000;

// One worker, and so one copy, for all of them.
test.describe.configure({ mode: 'default', timeout: BUILD_TIMEOUT_MS });

/** Adds a paragraph to the end of the page. */
const append = (copy: string, text: string) => fs.appendFile(path.join(copy, PAGE), `\n${text}\n`);

test('a broken link fails the build and is named with its page', async ({ copy }) => {
  await append(copy, 'See [nothing](/docs/v10/nothing-here).');
  const { exitCode, output } = await buildForMessages(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toContain('Broken link on source page path = /docs/v10/router');
  expect(output).toContain('linking to /docs/v10/nothing-here');
});

test('a broken anchor fails the build and is named with its page', async ({ copy }) => {
  await append(copy, 'See [nothing](/docs/v10/procedures#nothing-here).');
  const { exitCode, output } = await buildForMessages(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain('Docusaurus found broken anchors!');
  expect(output).toContain('Broken anchor on source page path = /docs/v10/router');
  expect(output).toContain('linking to /docs/v10/procedures#nothing-here');
});

test('front matter against the rules fails the build with file, fault and mend', async ({
  copy,
}) => {
  await editFile(copy, PAGE, 'slug: /router', 'slug: /server/router');
  const { exitCode, output } = await buildForMessages(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain(
    `${PAGE}: front matter "slug" is "/server/router"; write a flat path such as "slug: /router"`,
  );
});

test('front matter that is no YAML fails the build with file and line', async ({ copy }) => {
  await editFile(copy, PAGE, 'slug: /router', 'slug: "/router');
  const { exitCode, output } = await buildForMessages(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain(`${PAGE}: the front matter is not valid YAML.`);
});

test('a wrong sample fails the build with its place, the error and the source line', async ({
  copy,
}) => {
  await append(copy, "```ts\nconst port: number = '2022';\n```");
  const { exitCode, output } = await buildForMessages(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain("TS2322: Type 'string' is not assignable to type 'number'.");
  expect(output).toMatch(/docs\/server\/router\.mdx:\d+:7 - TS2322.*\n\s+const port.*\n\s+\^{4}\n/);
});

test('a package that breaks samples fails the build, though the bundler has all pages in its cache', async ({
  copy,
}) => {
  test.setTimeout(2 * BUILD_TIMEOUT_MS);
  expect((await buildForMessages(copy)).exitCode).toBe(0);
  const packages = path.join(copy, 'node_modules/@trpc');
  const installed = await fs.realpath(packages);
  await fs.rm(packages);
  await fs.cp(installed, packages, { recursive: true });
  await editFile(copy, 'node_modules/@trpc/server/dist/core/index.d.ts', 'initTRPC', 'startTRPC');
  const { exitCode, output } = await buildForMessages(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain(`Module '"@trpc/server"' has no exported member 'initTRPC'.`);
});
