import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test as setup } from '@playwright/test';
import {
  buildUnminified,
  copySite,
  editFile,
  leaveFewPages,
  NOTHING_KEPT,
} from '../../support/site-copy';
import { EXTREME_PAGES } from './pages';
import { ALGOLIA, FORMER, NEW_SENTENCE, SECOND_BUILD, SECOND_BUILD_LOG } from './second-build';

/** The pages that the tests open, besides those that the configuration names. */
const PAGES = ['main/introduction', 'server/router', 'server/context'];

/** What the second build sets otherwise. */
const SETTINGS = [
  ['isCloseable: false', 'isCloseable: true'],
  ['hideOnScroll: true', "hideOnScroll: false, style: 'dark'"],
] as const;

const BUILD_TIMEOUT_MS = 600_000;

setup('build the site with other settings, another text, and pages that go wrong', async () => {
  setup.setTimeout(BUILD_TIMEOUT_MS);
  const copy = await copySite();
  await leaveFewPages(copy, PAGES);
  for (const [from, to] of SETTINGS) {
    await editFile(copy, 'docusaurus.config.ts', from, to);
  }
  await fs.appendFile(path.join(copy, 'docs/server/context.mdx'), `\n${NEW_SENTENCE}\n`);
  await fs.mkdir(path.join(copy, 'docs/extreme'));
  for (const [file, text] of Object.entries(EXTREME_PAGES)) {
    await fs.writeFile(path.join(copy, file), text);
  }
  for (const file of ['crash.tsx', 'tab-groups.mdx', 'widget.mdx']) {
    await fs.copyFile(path.join(__dirname, file), path.join(copy, 'src/pages', file));
  }

  for (const [name, data] of Object.entries(FORMER)) {
    await fs.writeFile(path.join(copy, `site/ledger/${name}.json`), JSON.stringify(data));
  }

  const env = { ...NOTHING_KEPT, ...ALGOLIA, GOOGLE_TRACKING_ID: 'G-TEST' };
  const { exitCode, output } = await buildUnminified(copy, env);
  expect(exitCode, output).toBe(0);
  await fs.rm(SECOND_BUILD, { recursive: true, force: true });
  await fs.cp(path.join(copy, 'build'), SECOND_BUILD, { recursive: true });
  await fs.writeFile(SECOND_BUILD_LOG, output);
  await fs.rm(copy, { recursive: true });
});
