import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { bundleProgram } from '../../bundles/bundle-program';
import { rehearse } from '../../bundles/rehearse';
import { bundleShared } from '../../bundles/shared-file';
import type { BrowserMode } from '../../page/page';
import { programOf, SITE } from '../site';

const SERVER = `
import { initTRPC } from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
const t = initTRPC.create();
createHTTPServer({ router: t.router({ stop: t.procedure.query(() => 'Mill') }), createContext: () => ({}) }).listen(2022);`;
const CALL = `await fetch('http://localhost:2022/stop');`;

const { at, write } = temporaryFolder();

/** What programs share, made once for all tests with the same options. */
const sharedFiles = new Map<string, ReturnType<typeof bundleShared>>();
function sharedFile(...args: Parameters<typeof bundleShared>) {
  const key = JSON.stringify(args);
  const file = sharedFiles.get(key) ?? bundleShared(...args);
  sharedFiles.set(key, file);
  return file;
}

async function bundle(
  fences: string[],
  version = 'current',
  options = {},
  mode: BrowserMode = 'page',
) {
  const site = { ...SITE, options: { ...SITE.options, ...options } };
  const run = mode === 'dom' ? 'run=dom' : 'run';
  const mdx = fences.map((code) => `\`\`\`tsx ${run}\n${code}\n\`\`\`\n`).join('\n');
  const shared = await sharedFile(site, version, mode);
  const text = await bundleProgram(site, programOf(mdx, version), shared);
  const file = `${version}/program.mjs`;
  write(file, text);
  write(shared.name, shared.text);
  return { shared, text, file: at(file) };
}

describe('bundleProgram and rehearse', () => {
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
    const { file, text } = await bundle([SERVER, component, press], 'current', {}, 'dom');
    expect(text.length).toBeLessThan(1500);
    expect(await rehearse(file, 3, 'dom')).toEqual([
      { wire: 0, prints: false, html: '' },
      { wire: 1, prints: true, html: '<button>Mill</button>' },
      { wire: 0, prints: true, html: '<button>pressed</button>' },
    ]);
  });

  it('take no part of a package from another version of it', async () => {
    const shared = await sharedFile(SITE, 'version-9.x', 'dom');
    expect(Object.keys(shared.exports)).toContain('react-dom');
    expect(Object.keys(shared.exports)).not.toContain('react-dom/client');
  });

  it('use no eval, and import nothing but the shared file beside it', async () => {
    const { text, shared } = await bundle([SERVER, CALL]);
    expect(text + shared.text).not.toMatch(/\beval\(|new Function\(|\bimport\(/);
    expect(shared.text).not.toMatch(/\bfrom"/);
    const imported = [...text.matchAll(/\bfrom"([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(imported)).toEqual(new Set([`./${path.basename(shared.name)}`]));
  });

  it('leave all that programs share to the shared file', async () => {
    const one = await bundle([SERVER]);
    const other = await bundle([`import { z } from 'zod'; console.log(z.number().parse(1));`]);
    expect(one.text.length).toBeLessThan(1000);
    expect(other.text.length).toBeLessThan(1000);
  });

  it('keep what few programs import in their own files, with what it shares with the rest', async () => {
    const sharedByFew = ['ws', '@trpc/server/adapters/ws', '@trpc/client/links/wsLink'];
    const fences = [
      `import { initTRPC } from '@trpc/server';
       import { applyWSSHandler } from '@trpc/server/adapters/ws';
       import { WebSocketServer } from 'ws';
       const t = initTRPC.create();
       const router = t.router({ stop: t.procedure.query(() => { throw new Error('Closed.'); }) });
       applyWSSHandler({ wss: new WebSocketServer({ port: 2022 }), router, createContext: () => ({}) });`,
      `import { createTRPCProxyClient, createWSClient, TRPCClientError, wsLink } from '@trpc/client';
       import { WebSocket } from 'ws';
       const socket = createWSClient({ url: 'ws://localhost:2022', WebSocket });
       const client = createTRPCProxyClient({ links: [wsLink({ client: socket })] });
       await client.stop.query().catch((error) => { if (error instanceof TRPCClientError) console.log(error.message); });
       socket.close();`,
    ];
    const few = await bundle(fences, 'current', { sharedByFew });
    expect((await rehearse(few.file, 2))[1]).toMatchObject({ wire: 2, prints: true });
    const one = await bundle([SERVER], 'current', { sharedByFew });
    expect(few.text).toContain('WebSocketServer');
    expect(one.shared.text + one.text).not.toContain('WebSocketServer');
    expect(one.text.length).toBeLessThan(1000);
  });

  it('give a program and the packages that it imports the same modules of Node', async () => {
    const { file } = await bundle([
      `import http from 'node:http'; http.createServer((_, res) => res.end('own')).listen(2022);`,
      SERVER.replace('2022', '2023'),
      `${CALL} await fetch('http://localhost:2023/stop');`,
    ]);
    expect((await rehearse(file, 3))[2]).toMatchObject({ wire: 2, prints: false });
  });

  it('say what to share, rather than have a part of a package twice', async () => {
    const fence = `import { observable } from '@trpc/server/observable'; observable(() => {});`;
    await expect(bundle([fence])).rejects.toThrow(
      '"@trpc/server/observable" is of a package that programs share, and would be in the page twice; add it to the option "shared".',
    );
    const shared = [...SITE.options.shared, '@trpc/server/observable'];
    await expect(bundle([fence], 'current', { shared })).resolves.toBeDefined();
  });

  it.each([
    `import 'https://example.com/a.js';`,
    `await import('https://example.com/a.js');`,
    `for (const a of ['b', 'c']) await import(a + '.js');`,
  ])('refuse a program that fetches code: %s', async (code) => {
    const rehearsed = bundle([`${code} export {};`]).then(({ file }) => rehearse(file, 1));
    await expect(rehearsed).rejects.toThrow(/protocol 'https:'|Cannot find package/);
  });

  it('say what the page does not have', async () => {
    await expect(bundle([`import fs from 'node:fs'; fs.readFileSync('a');`])).rejects.toThrow(
      'node:fs',
    );
  });
});
