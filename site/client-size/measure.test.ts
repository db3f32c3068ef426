import path from 'node:path';
import { expect, it } from 'vitest';
import { measureClient } from '@site/site/client-size/measure';

it('measures the real client, all of it and nothing besides', async () => {
  const { minified, gzipped } = await measureClient(path.resolve('libraries/version-9.x'));
  expect(minified).toBeGreaterThan(8_000);
  expect(minified).toBeLessThan(16_000);
  expect(gzipped).toBeLessThan(minified / 2);
});
