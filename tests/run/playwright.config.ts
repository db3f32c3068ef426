import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium';

/** Runs the page's programs in a browser, without the site around them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/run',
  fullyParallel: true,
  // Programs wait for their own timers half of the time.
  workers: 3,
  // As in the tests of the site: these end what hangs, on a machine that is busy with other things.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(),
  },
});
