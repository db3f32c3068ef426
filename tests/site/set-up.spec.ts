import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildUnminified, editFile, test } from '../support/site-copy';

const PAGE = 'docs/listen.mdx';
const PAGES_WITH_MISTAKES = path.join(__dirname, 'set-up');
/** Where the bundler keeps what it has made of a site. */
const BUNDLER_CACHE = 'node_modules/.cache/rspack';
const BUILD_TIMEOUT_MS = 180_000;

// One worker, and so one copy, for all of them.
test.describe.configure({ mode: 'default', timeout: BUILD_TIMEOUT_MS });

/** Adds a paragraph to the end of the page. */
const append = (copy: string, text: string) => fs.appendFile(path.join(copy, PAGE), `\n${text}\n`);

test('a navbar item of an unknown type is named', { tag: '@upstream' }, async ({ copy }) => {
  await editFile(copy, 'docusaurus.config.ts', "type: 'docSidebar'", "type: 'docSidebra'");
  const { exitCode, output } = await buildUnminified(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain('Bad navbar item type docSidebra');
});

test(
  'a doc id in the sidebar that does not exist is named, with the ids that do',
  { tag: '@upstream' },
  async ({ copy }) => {
    await editFile(copy, 'sidebars.ts', "['emit'", "['lisen', 'emit'");
    const { exitCode, output } = await buildUnminified(copy);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/These sidebar document ids do not exist:\s+- lisen\n/);
    expect(output).toMatch(/Available document ids are:[^.]*- listen\n/);
  },
);

test('credentials of the hosted search by half fail the build, and the missing one is named', async ({
  copy,
}) => {
  const env = { ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_INDEX: 'docs' };
  const { exitCode, output } = await buildUnminified(copy, env);
  expect(exitCode).toBe(1);
  expect(output).toContain('Search is configured by half: ALGOLIA_SEARCH_KEY is not set.');
});

test(
  'a broken link fails the build and is named with its page',
  { tag: '@upstream' },
  async ({ copy }) => {
    await append(copy, 'See [nothing](/docs/v3/nothing-here).');
    const { exitCode, output } = await buildUnminified(copy);
    expect(exitCode).toBe(1);
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toContain('Broken link on source page path = /docs/v3/listen');
    expect(output).toContain('linking to /docs/v3/nothing-here');
  },
);

test(
  'mistakes in pages and their navbar items are named, each with its page',
  { tag: '@upstream' },
  async ({ copy }) => {
    for (const file of await fs.readdir(PAGES_WITH_MISTAKES)) {
      await fs.copyFile(path.join(PAGES_WITH_MISTAKES, file), path.join(copy, 'src/pages', file));
    }
    await editFile(
      copy,
      'versioned_sidebars/version-2.x-sidebars.json',
      '{',
      '{ "empty": [{ "type": "html", "value": "Nothing" }],',
    );
    await fs.writeFile(path.join(copy, 'src/pages/twice.md'), '# Twice');
    await fs.writeFile(path.join(copy, 'src/pages/twice.mdx'), '# Twice');
    await append(copy, '[Nothing](./lisen.mdx)');

    const { exitCode, output } = await buildUnminified(copy);
    expect(exitCode).toBe(1);
    for (const [page, message] of MESSAGES) {
      expect.soft(output).toContain(`Can't render static file for pathname "/${page}"`);
      expect.soft(output).toContain(message);
    }
    expect.soft(output).toContain('Attempting to create page at /twice, but a page already');
    expect.soft(output).toContain('`./lisen.mdx` in source file "docs/listen.mdx"');
  },
);

const MESSAGES = [
  [
    'no-default-export',
    "The page component at /no-default-export doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
  ],
  ['hook-outside-its-provider', 'Hook useColorMode is called outside the <ColorModeProvider>.'],
  ['unknown-doc-id', `Couldn't find any doc with id "lisen" in version "2.x".`],
  ['unknown-sidebar-id', `Can't find any sidebar with id "dosc" in version 2.x`],
  ['sidebar-without-links', `Sidebar with ID "empty" doesn't have anything to be linked to.`],
] as const;

test(
  'a broken anchor fails the build and is named with its page',
  { tag: '@upstream' },
  async ({ copy }) => {
    await append(copy, 'See [nothing](/docs/v3#nothing-here).');
    const { exitCode, output } = await buildUnminified(copy);
    expect(exitCode).toBe(1);
    expect(output).toContain('Docusaurus found broken anchors!');
    expect(output).toContain('Broken anchor on source page path = /docs/v3/listen');
    expect(output).toContain('linking to /docs/v3#nothing-here');
  },
);

test('a wrong sample fails the build with its place, the error and the source line', async ({
  copy,
}) => {
  await append(copy, "```ts\nconst port: number = '2022';\n```");
  const { exitCode, output } = await buildUnminified(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain("TS2322: Type 'string' is not assignable to type 'number'.");
  expect(output).toMatch(/docs\/listen\.mdx:\d+:7 - TS2322.*\n\s+const port.*\n\s+\^{4}\n/);
});

test('a package that breaks samples fails the build, though the bundler has all pages in its cache', async ({
  copy,
}) => {
  test.setTimeout(2 * BUILD_TIMEOUT_MS);
  // The tests above have filled it, unless this one runs alone.
  if (!existsSync(path.join(copy, BUNDLER_CACHE))) {
    await buildUnminified(copy);
  }
  const restore = await editPackage(copy, 'export default function mitt', 'export function mitt');
  const { exitCode, output } = await buildUnminified(copy);
  await restore();
  expect(exitCode).toBe(1);
  expect(output).toContain('docs/emit.mdx:13:21 - TS2349: This expression is not callable.');
});

test('a package that changes what a sample runs is run in the next build, though the bundler has all pages in its cache', async ({
  copy,
}) => {
  test.setTimeout(2 * BUILD_TIMEOUT_MS);
  await buildUnminified(copy);
  const before = await programOf(copy);
  const restore = await editPackage(copy, 'export default', '/** Changed. */\nexport default');
  const { output } = await buildUnminified(copy);
  await restore();
  expect(output).toContain('Generated static files');
  expect(await programOf(copy)).not.toBe(before);
});

/** The file that the page of version 3.x runs, by what its script says. */
async function programOf(copy: string): Promise<string> {
  const scripts = path.join(copy, 'build/assets/js');
  for (const file of await fs.readdir(scripts)) {
    const text = await fs.readFile(path.join(scripts, file), 'utf8');
    const [program] = /docs__emit\.0\.\w+\.js/.exec(text) ?? [];
    if (program) {
      return program;
    }
  }
  throw new Error('No script of the build names a program of the page');
}

/** Changes the types of the package that the copy documents; what it returns undoes that. */
async function editPackage(copy: string, from: string, to: string) {
  const packages = path.join(copy, 'node_modules/mitt');
  const installed = await fs.readlink(packages);
  await fs.rm(packages);
  await fs.cp(installed, packages, { recursive: true });
  await editFile(copy, 'node_modules/mitt/index.d.ts', from, to);
  return async () => {
    await fs.rm(packages, { recursive: true });
    await fs.symlink(installed, packages);
  };
}
