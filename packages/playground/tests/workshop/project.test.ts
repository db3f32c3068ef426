import path from 'node:path';
import { expect, it } from 'vitest';
import root from '../../../../package.json';
import { projectSettings } from '../../build/packages';
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
    files: [
      {
        name: 'server.ts',
        text: `import { a } from '@scope/server/adapters/b';\nimport * as z from "zed";\nimport http from 'node:http';\nimport './client';`,
      },
      { name: 'client.ts', text: `import ws from 'ws';\n\n` },
    ],
    entries: ['server.ts', 'client.ts'],
    packages,
    tools: { runner: '7.0.0' },
    compilerOptions: { strict: true },
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

it('has the tools and the settings that check and run the samples here', () => {
  const dir = path.resolve(__dirname, '../../../..');
  const { tools, compilerOptions } = projectSettings({ dir });
  expect(Object.keys(tools)).toEqual(['@types/node', 'tsx', 'typescript']);
  expect(root.devDependencies).toMatchObject(tools);
  expect(compilerOptions).toMatchObject({ strict: true, jsx: 'react-jsx' });
});
