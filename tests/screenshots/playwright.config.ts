import { defineConfig } from '@playwright/test';
import siteTests from '../../playwright.config';

/** `npm run screenshots [-- -g <name>]` */
export default defineConfig({
  ...siteTests,
  testDir: '.',
  outputDir: '../../test-results/screenshots',
  projects: [{ name: 'screenshots' }],
  reporter: 'list',
});
