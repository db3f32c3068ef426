import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import site from '../../playwright.config';
import { FIREFOX } from './browsers';
import { exceptionsIn, UNRELATED } from './exceptions';

/** Firefox ESR as Debian has it: no download, and the engine that organizations have for a year. */
const firefox: PlaywrightTestConfig['use'] = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: FIREFOX },
};
const SITE = '../site';
const SECOND_BUILD = '**/second-build/*.spec.ts';

/**
 * Runs the tests of the site in Firefox, and tests of their own in WebKit, which Playwright cannot drive
 * without a download. Playwright is another one than elsewhere: 1.65 asks Firefox ESR 153 at the start
 * for `emulation.setMediaFeaturesOverride`, which it does not know.
 */
export default defineConfig({
  ...site,
  testDir: SITE,
  outputDir: '../../test-results/engines',
  grepInvert: [/@nightly/, ...exceptionsIn(SITE)],
  use: { baseURL: site.use?.baseURL },
  projects: [
    { name: 'second build', testMatch: '**/second-build.setup.ts' },
    { name: 'firefox', use: firefox, testIgnore: [...UNRELATED, '**/second-build/**'] },
    {
      name: 'firefox and second build',
      use: firefox,
      testMatch: SECOND_BUILD,
      dependencies: ['second build'],
    },
    { name: 'programs in firefox', use: firefox, testDir: '../run' },
    { name: 'webkit', testDir: './webkit', fullyParallel: false },
  ],
});
