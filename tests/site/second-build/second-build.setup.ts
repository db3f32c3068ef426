import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test as setup } from '@playwright/test';
import { buildUnminified, copySite, leaveFewPages } from '../../support/site-copy';
import { ALGOLIA, SECOND_BUILD } from './second-build';

/** The page that the tests open, besides those that the configuration names. */
const PAGES = ['server/router'];

const BUILD_TIMEOUT_MS = 600_000;

setup('build the site with the hosted search', async () => {
  setup.setTimeout(BUILD_TIMEOUT_MS);
  const copy = await copySite();
  await leaveFewPages(copy, PAGES);
  const { exitCode, output } = await buildUnminified(copy, {
    ...ALGOLIA,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
  expect(exitCode, output).toBe(0);
  await fs.rm(SECOND_BUILD, { recursive: true, force: true });
  await fs.cp(path.join(copy, 'build'), SECOND_BUILD, { recursive: true });
  await fs.rm(copy, { recursive: true });
});
