import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': path.resolve(import.meta.dirname) } },
  test: {
    include: ['{features,packages,shared,site,tests/unit}/**/*.test.{ts,tsx}'],
    // By itself it leaves a processor free, which halves two.
    maxWorkers: '100%',
    // Files of a worker share what they import from packages, such as TypeScript, and evaluate our own anew.
    isolate: false,
    // No test measures time: these end what hangs, on a machine that is busy with other things.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
