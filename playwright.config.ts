import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/chromium';

const PORT = Number(process.env.SITE_TEST_PORT ?? 3210);
const BUILDS = ['**/dev-server.spec.ts', '**/set-up*.spec.ts', '**/maintain.spec.ts'];

const FIREFOX = { browserName: 'firefox', launchOptions: {} } as const;

export default defineConfig({
  testDir: './tests/site',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than the smallest machine has processors: tests wait for what moves half of their time.
  workers: 3,
  // Browsers share the machine with what else is tested. No test measures time: these end what hangs.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // In full: the tests of programs have a configuration of their own, in their folder.
  reporter: [['list'], [require.resolve('./tests/support/summary-reporter.ts')]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(),
    actionTimeout: 60_000,
  },
  // A pull request runs what has no `@nightly` in the names of project and test.
  projects: [
    // Other specs walk the ways of the journeys in Chromium, in all details.
    { name: 'site', testIgnore: [...BUILDS, '**/second-build/**', '**/journeys.spec.ts'] },
    { name: 'builds @nightly', testMatch: BUILDS },
    { name: 'second build @nightly', testMatch: '**/second-build.setup.ts' },
    {
      name: 'site of the second build @nightly',
      testMatch: '**/second-build/*.spec.ts',
      dependencies: ['second build @nightly'],
    },
    // Needs `npx playwright install firefox`.
    ...(process.env.TEST_FIREFOX
      ? [{ name: 'firefox', testMatch: '**/journeys.spec.ts', use: FIREFOX }]
      : []),
  ],
  webServer: {
    command: `node --import tsx tests/support/host.ts build ${PORT}`,
    cwd: __dirname,
    port: PORT,
    reuseExistingServer: false,
  },
});
