import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = path.join(__dirname, '../../packages');
const NOT_SHIPPED = /(^|\/)(node_modules|tests|bench)(\/|$)/;

it('packages do not name what this site documents', () => {
  const files = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !NOT_SHIPPED.test(file) && statSync(path.join(PACKAGES, file)).isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) =>
    /trpc|\bzod\b/i.test(readFileSync(path.join(PACKAGES, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});
