import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import shorterTables from './shorter-tables.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tables-'));

/** A table that Docusaurus writes, as browsers get it. */
function shorter(name: string) {
  const resourcePath = path.join(folder, name);
  const source = fs.readFileSync(resourcePath, 'utf8');
  const module = { context: folder, resourcePath, addDependency: vi.fn() };
  return shorterTables.call(module, source) as string;
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const plugin = { name: 'docs', id: 'default' };
  const pages = ['router', 'context'].map((name) => ({
    path: `/docs/${name}`,
    component: '@theme/DocItem',
    modules: { content: `@site/docs/${name}.mdx` },
    exact: true,
    plugin,
  }));
  const root = { path: '/docs', component: '@theme/DocsRoot', plugin };
  const routes = [{ ...root, routes: [{ ...root, routes: pages }] }];
  await generateRouteFiles({ generatedFilesDir: folder, baseUrl: '/', routes });
});

afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

/** The chunk that each module is in, by the name that routes know the module by. */
function registry() {
  return Array.from(
    shorter('registry.js').matchAll(
      /"(\w{4})": \[\(\) => import\(\/\* webpackChunkName: "(\w{4})" \*\/ "([^"]+)"\)\],/g,
    ),
    ([, name, chunk, module]) => ({ name, chunk, module }),
  );
}

it('leaves how to load each chunk, by a short name', () => {
  expect(registry().map(({ module }) => module)).toEqual(
    expect.arrayContaining([
      '@site/docs/context.mdx',
      '@site/docs/router.mdx',
      '@theme/DocItem',
      '@theme/DocsRoot',
    ]),
  );
  expect(registry()).toHaveLength(4);
  expect(shorter('registry.js')).not.toContain('resolveWeak');
});

it('brings what every docs page loads beside its text into one chunk', () => {
  for (const { name, chunk, module } of registry()) {
    expect(chunk, module).toBe(module!.startsWith('@theme/') ? 'docs' : name);
  }
});

it('counts the routes of a path, and gives each its chunks', () => {
  const routes = Array.from(
    shorter('routes.js').matchAll(/ComponentCreator\('(.+)', '(.+)'\)/g),
    ([, route, hash]) => `${route}-${hash}`,
  );
  expect(routes).toEqual(['/docs-0', '/docs-1', '/docs/router-0', '/docs/context-0']);
  const chunks = JSON.parse(shorter('routesChunkNames.json')) as Record<string, object>;
  expect(Object.keys(chunks).sort()).toEqual(routes.sort());
  const names = Object.values(chunks).flatMap((chunk) => Object.values(chunk) as string[]);
  for (const name of names) {
    expect(shorter('registry.js')).toContain(`"${name}": [`);
  }
});

it('keeps names apart that begin alike', () => {
  const registry = path.join(folder, 'registry.js');
  const entry = (name: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "a"), "a", require.resolveWeak("a")],\n`;
  const names = ['12345678', '12345abc', '12345abc2'];
  fs.writeFileSync(registry, `export default {\n${names.map(entry).join('')}};\n`);
  expect(shorter('registry.js').match(/\w+(?=": \[)/g)).toEqual([
    '123456',
    '12345abc',
    '12345abc2',
  ]);
});
