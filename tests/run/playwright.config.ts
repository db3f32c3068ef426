import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium';

/** Runs the programs of all pages in a browser, without the site. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/run',
  fullyParallel: true,
  // More than cores, since programs wait for timers half of the time.
  workers: 3,
  // Long, for busy machines, as in the site tests.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(),
  },
});
