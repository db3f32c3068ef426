import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/site/chromium';

const PORT = 3210;

export default defineConfig({
  testDir: './tests/site',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `npm run serve -- --port ${PORT} --no-open`,
    port: PORT,
    reuseExistingServer: false,
  },
});
