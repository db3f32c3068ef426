import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { bundleProgram } from '../../bundles/bundle-program';
import { dryRun } from '../../bundles/dry-run';
import type { BrowserProgram } from '../../programs/programs-to-run';
import { programOf, SITE } from '../site';

const SERVER = `
import { initTRPC } from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
const t = initTRPC.create();
createHTTPServer({ router: t.router({ stop: t.procedure.query(() => 'Mill') }), createContext: () => ({}) }).listen(2022);`;
const CALL = `await fetch('http://localhost:2022/stop');`;

const { at, write } = temporaryFolder();

async function bundle(fences: string[], run: 'run' | 'run=dom' = 'run') {
  const mdx = fences.map((code) => `\`\`\`tsx ${run}\n${code}\n\`\`\`\n`).join('\n');
  const text = await bundleProgram(SITE, programOf(mdx) as BrowserProgram);
  write('program.mjs', text);
  return { text, file: at('program.mjs') };
}

describe('bundleProgram and dryRun', () => {
  it('bundle a React program, whose server is beside it, and see what it renders', async () => {
    const component = `
      import { useEffect, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      function Stop() {
        const [name, setName] = useState('');
        const ask = () => fetch('http://localhost:2022/stop').then((r) => r.json());
        useEffect(() => void ask().then(({ result }) => setName(result.data.json ?? result.data)), []);
        console.log(name);
        return <button onClick={() => setName('pressed')}>{name}</button>;
      }
      createRoot(document.getElementById('root')!).render(<Stop />);`;
    const press = `document.querySelector('button')!.click();`;
    const { file } = await bundle([SERVER, component, press], 'run=dom');
    expect(await dryRun(file, 3, 'dom')).toEqual([
      { wire: 0, prints: false, html: '' },
      { wire: 1, prints: true, html: '<button>Mill</button>' },
      { wire: 0, prints: true, html: '<button>pressed</button>' },
    ]);
  });

  it('leave nothing of a program to the next one, which has its thread', async () => {
    const leaving = `
      Object.assign(globalThis, { URL: undefined, left: 'a global' });
      Object.assign(Array.prototype, { left: 'a method' });
      Object.assign(process.env, { LEFT: 'a variable' });
      Response.prototype.text = async () => 'another text';
      localStorage.setItem('left', 'an item');
      document.body.append('a text');
      const print = () => console.log('still here');
      setInterval(() => void (print(), setTimeout(print, 50), requestAnimationFrame(print)), 60);
      export {};`;
    const looking = (ofDocument: string) => `
      const { left } = globalThis as { left?: string };
      const { href } = new URL('a:b');
      const seen = [left, [].left, process.env.LEFT, await new Response('').text(), ${ofDocument}];
      await new Promise((resolve) => setTimeout(resolve, 200));
      if (seen.join('') !== '') throw new Error(seen.join());
      export {};`;
    const silent = [{ wire: 0, prints: false, html: '' }];
    await dryRun((await bundle([leaving], 'run=dom')).file, 1, 'dom');
    const beside = looking('document.body.textContent, localStorage.left');
    expect(await dryRun((await bundle([beside], 'run=dom')).file, 1, 'dom')).toEqual(silent);
    await dryRun((await bundle([leaving], 'run=dom')).file, 1, 'dom');
    const alone = looking('globalThis.document, globalThis.window');
    expect(await dryRun((await bundle([alone])).file, 1)).toEqual(silent);
  });

  it('use no eval, and import nothing', async () => {
    const { text } = await bundle([SERVER, CALL]);
    expect(text).not.toMatch(/\beval\(|new Function\(|\bimport\(|\bfrom"/);
  });

  it('give a program and the packages that it imports the same modules of Node', async () => {
    const { file } = await bundle([
      `import http from 'node:http'; http.createServer((_, res) => res.end('own')).listen(2022);`,
      SERVER.replace('2022', '2023'),
      `${CALL} await fetch('http://localhost:2023/stop');`,
    ]);
    expect((await dryRun(file, 3))[2]).toMatchObject({ wire: 2, prints: false });
  });

  it.each([
    `import 'https://example.com/a.js';`,
    `await import('https://example.com/a.js');`,
    `for (const a of ['b', 'c']) await import(a + '.js');`,
  ])('refuse a program that fetches code: %s', async (code) => {
    const run = bundle([`${code} export {};`]).then(({ file }) => dryRun(file, 1));
    await expect(run).rejects.toThrow(/protocol 'https:'|Cannot find package/);
  });

  it('say what the page does not have', async () => {
    await expect(bundle([`import fs from 'node:fs'; fs.readFileSync('a');`])).rejects.toThrow(
      'node:fs',
    );
  });
});
