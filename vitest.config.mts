import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': path.resolve(import.meta.dirname) } },
  test: {
    include: ['{packages,site,tests/unit}/**/*.test.{ts,tsx}'],
    // By itself it leaves a processor free, which halves two.
    maxWorkers: '100%',
  },
});
