import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildForMessages, editFile, test } from './site-copy';

const BUILD_TIMEOUT_MS = 180_000;
const PAGES_WITH_MISTAKES = path.join(__dirname, 'set-up-mistakes');

// One worker, and so one copy, for all of them.
test.describe.configure({ mode: 'default', timeout: BUILD_TIMEOUT_MS });

test('a navbar item of an unknown type is named', async ({ copy }) => {
  await editFile(copy, 'docusaurus.config.ts', "type: 'docSidebar'", "type: 'docSidebra'");
  const { exitCode, output } = await buildForMessages(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain('Bad navbar item type docSidebra');
});

test('a doc id in the sidebar that does not exist is named, with the ids that do', async ({
  copy,
}) => {
  await editFile(copy, 'sidebars.ts', "'server/router'", "'server/ruoter'");
  const { exitCode, output } = await buildForMessages(copy);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/These sidebar document ids do not exist:\s+- server\/ruoter\n/);
  expect(output).toMatch(/Available document ids are:[^.]*- server\/router\n/);
});

test('mistakes in pages and their navbar items are named, each with its page', async ({ copy }) => {
  for (const file of await fs.readdir(PAGES_WITH_MISTAKES)) {
    await fs.copyFile(path.join(PAGES_WITH_MISTAKES, file), path.join(copy, 'src/pages', file));
  }
  await editFile(
    copy,
    'versioned_sidebars/version-9.x-sidebars.json',
    '{',
    '{ "empty": [{ "type": "html", "value": "Nothing" }],',
  );
  await fs.writeFile(path.join(copy, 'src/pages/quickstart.md'), '# Twice');
  await fs.writeFile(path.join(copy, 'src/pages/quickstart.mdx'), '# Twice');
  await fs.appendFile(path.join(copy, 'docs/server/router.mdx'), '\n[Nothing](./ruoter.mdx)\n');

  const { exitCode, output } = await buildForMessages(copy);
  expect(exitCode).toBe(1);
  for (const [page, message] of MESSAGES) {
    expect.soft(output).toContain(`Can't render static file for pathname "/${page}"`);
    expect.soft(output).toContain(message);
  }
  expect.soft(output).toContain('Attempting to create page at /quickstart, but a page already');
  expect.soft(output).toContain('`./ruoter.mdx` in source file "docs/server/router.mdx"');
});

const MESSAGES = [
  [
    'no-default-export',
    "The page component at /no-default-export doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
  ],
  ['hook-outside-its-provider', 'Hook useColorMode is called outside the <ColorModeProvider>.'],
  ['unknown-doc-id', `Couldn't find any doc with id "server/ruoter" in version "9.x".`],
  ['unknown-sidebar-id', `Can't find any sidebar with id "dosc" in version 9.x`],
  ['sidebar-without-links', `Sidebar with ID "empty" doesn't have anything to be linked to.`],
] as const;
