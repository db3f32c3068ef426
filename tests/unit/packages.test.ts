import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dependencies, devDependencies } from '../../package.json';

const PACKAGES = path.join(__dirname, '../../packages');
/** What a package for other sites may ask for: from the oldest Docusaurus that it was tried with. */
const ALSO_TRIED_WITH = '^3.9.2';
const NOT_SHIPPED = /(^|\/)(dist|node_modules|tests|bench)(\/|$)/;

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

const names = readdirSync(PACKAGES).filter((name) => !name.includes('.'));

it.each(names)('packages/%s is made for the Docusaurus of this site', (name) => {
  const file = path.join(PACKAGES, name, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const { dependencies: own, devDependencies: dev, peerDependencies: peers } = manifest;
  const versions = Object.entries({ ...own, ...dev, ...peers }).filter(([from]) =>
    from.startsWith('@docusaurus/'),
  );
  expect(versions.length).toBeGreaterThan(0);
  const version = dependencies['@docusaurus/core'];
  const known = [version, ALSO_TRIED_WITH];
  expect(versions.filter(([, wanted]) => !known.includes(wanted))).toEqual([]);
});

it('all of Docusaurus is of one version', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => name.startsWith('@docusaurus/'))
    .map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([dependencies['@docusaurus/core']]));
});
