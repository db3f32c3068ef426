import path from 'node:path';
import { validateSamplesOptions } from 'docusaurus-checked-samples';
import { expect, it } from 'vitest';
import root from '../../../../package.json';
import { projectSettings } from '../../build/project-settings';
import { projectFiles } from '../../theme/Workshop/project';

const packages = {
  '@scope/server': '1.2.3',
  zed: '4.5.6',
  ws: '8.0.0',
  '@types/ws': '8.1.0',
  other: '1.0.0',
};

it('is a project of the packages that the files import, in the versions of the docs', () => {
  const files = projectFiles({
    kind: 'worker',
    files: [
      {
        name: 'server.ts',
        text: `import { a } from '@scope/server/adapters/b';\nimport * as z from "zed";\nimport http from 'node:http';\nimport './client';`,
      },
      { name: 'client.ts', text: `import ws from 'ws';\n\n` },
    ],
    entries: ['server.ts', 'client.ts'],
    packages,
    project: { tools: { runner: '7.0.0' }, compilerOptions: { strict: true } },
  });
  expect(Object.keys(files)).toEqual([
    'package.json',
    'tsconfig.json',
    'start.ts',
    'server.ts',
    'client.ts',
  ]);
  expect(JSON.parse(files['package.json']!)).toMatchObject({
    scripts: { start: 'tsx start.ts' },
    dependencies: { '@scope/server': '1.2.3', ws: '8.0.0', zed: '4.5.6' },
    devDependencies: { '@types/ws': '8.1.0', runner: '7.0.0' },
  });
  expect(files['start.ts']).toBe(`await import("./server.ts");\nawait import("./client.ts");\n`);
  expect(files['client.ts']).toBe(`import ws from 'ws';\n`);
});

it('has no start where its page would need a server besides', () => {
  const files = projectFiles({
    kind: 'dom',
    files: [{ name: 'App.tsx', text: `import { useState } from 'react';` }],
    entries: ['App.tsx'],
    packages: { react: '1.0.0', '@types/react': '1.0.1' },
    project: { tools: {}, compilerOptions: {} },
  });
  expect(Object.keys(files)).toEqual(['package.json', 'tsconfig.json', 'App.tsx']);
  expect(JSON.parse(files['package.json']!)).toMatchObject({
    scripts: { check: 'tsc' },
    dependencies: { react: '1.0.0' },
    devDependencies: { '@types/react': '1.0.1' },
  });
  expect(files['package.json']).not.toContain('start');
});

it('leads to packages that the program has itself, where npm lets them be', () => {
  const files = projectFiles({
    kind: 'worker',
    files: [
      { name: 'node_modules/@shop/api/index.ts', text: `export * from '../../../server';` },
      { name: 'server.ts', text: 'export {};' },
    ],
    entries: ['server.ts'],
    packages,
    project: { tools: {}, compilerOptions: {} },
  });
  expect(JSON.parse(files['tsconfig.json']!)).toMatchObject({
    compilerOptions: { paths: { '@shop/api': ['./own_modules/@shop/api/index.ts'] } },
  });
  expect(files['own_modules/@shop/api/index.ts']).toBe(`export * from '../../../server';\n`);
  expect(Object.keys(files).join()).not.toContain('node_modules');
});

it('has the tools and the settings that check and run the samples here', () => {
  const dir = path.resolve(__dirname, '../../../..');
  const { tools, compilerOptions } = projectSettings({ dir, options: validateSamplesOptions({}) });
  expect(Object.keys(tools)).toEqual(['@types/node', 'tsx', 'typescript']);
  expect(root.devDependencies).toMatchObject(tools);
  expect(compilerOptions).toMatchObject({ strict: true, jsx: 'react-jsx' });
});
