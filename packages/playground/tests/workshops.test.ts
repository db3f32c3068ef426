import { validateSamplesOptions } from 'docusaurus-checked-samples';
import { collect, isForReaders, openStore, programsToRun } from 'docusaurus-checked-samples/parts';
import path from 'node:path';
import { expect, it } from 'vitest';
import samples from '../../../samples.config';
import { temporaryFolder } from '../../../tests/unit/folder';
import { readWorkshops } from '../programs/read-pages';
import { workshopsOf } from '../programs/workshops';

const site = {
  dir: path.resolve(__dirname, '../../..'),
  options: validateSamplesOptions(samples),
};

const { at, write } = temporaryFolder();

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;

/** The workshops of the last program of a page. */
function read(mdx: string) {
  const page = collect(mdx, { file: 'docs/page.mdx', version: 'current' }, site);
  return workshopsOf(programsToRun(page).filter(isForReaders).at(-1)!);
}

it('has one for each sample that shows what it renders, with the servers that it imports', () => {
  const workshops = read(
    [
      fence('ts title="other.ts" run', 'console.log(1);'),
      fence('ts title="server.ts" run', 'export type Router = 1;'),
      fence('ts title="browser.ts" run=dom hidden', 'export {};'),
      fence(
        'ts title="trpc.ts"',
        "import type { Router } from './server';\nexport type A = Router;",
      ),
      fence('tsx title="Like.tsx" run=dom', "import type { A } from './trpc';\nlet a: A;"),
      fence('ts title="press.ts" run=dom hidden', 'document.title;'),
      fence('tsx title="Send.tsx" run=dom', 'document.title;'),
    ].join(''),
  );
  expect(
    workshops.map(({ id, mode, files, entries }) => ({
      id,
      mode,
      files: files.map(({ name }) => name),
      entries,
    })),
  ).toEqual([
    {
      id: 'docs__page.1.Like',
      mode: 'dom',
      files: ['server.ts', 'trpc.ts', 'Like.tsx', 'browser.ts'],
      entries: [
        { name: 'server.ts', fence: 1 },
        { name: 'browser.ts', fence: 2 },
        { name: 'Like.tsx', fence: 3 },
      ],
    },
    {
      id: 'docs__page.1.Send',
      mode: 'dom',
      files: ['Send.tsx', 'browser.ts'],
      entries: [
        { name: 'browser.ts', fence: 2 },
        { name: 'Send.tsx', fence: 5 },
      ],
    },
  ]);
});

it('tells samples of one name apart, where a page replaces a file', () => {
  const view = (text: string) => fence('tsx title="View.tsx" run=dom', text);
  const ids = read(view('document.title;') + view('document.body;')).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

it('has the files of a program as they are at the end of a page that replaces one', () => {
  const workshops = read(
    fence('ts title="a.ts" run', 'console.log(1);') +
      fence('ts title="b.ts" run', 'export const b = 2;') +
      fence('ts title="a.ts" run', "import { b } from './b';\nconsole.log(b);"),
  );
  expect(workshops).toHaveLength(1);
  const [{ files, entries }] = workshops as [(typeof workshops)[0]];
  expect(files.find(({ name }) => name === 'a.ts')!.text).toContain('console.log(b);');
  expect(files.map(({ name }) => name).sort()).toEqual(['a.ts', 'b.ts']);
  expect(entries).toEqual([
    { name: 'a.ts', fence: 2 },
    { name: 'b.ts', fence: 1 },
  ]);
});

it('is found wherever a fence runs, also by the long name of its language', () => {
  write('docs/long.mdx', fence('typescript run', 'console.log(1);'));
  write('docs/none.mdx', fence('ts', 'console.log(2);'));
  const workshops = readWorkshops({ ...site, dir: at() }, openStore(at('store')), 'code hash');
  expect(workshops.map(({ pageFile }) => pageFile)).toEqual(['docs/long.mdx']);
});
