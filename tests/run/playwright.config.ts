import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium';

/** Runs the page's programs in a browser, without the site around them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/run',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(),
  },
});
