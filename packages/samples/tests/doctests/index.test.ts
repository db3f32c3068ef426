import { afterEach, describe, expect, it, vi } from 'vitest';
import { runDoctests } from '../../doctests';
import { formatDoctestProblem, judge, outputProblem } from '../../doctests/problems';
import { pageOf, SITE } from '../site';

/** Each test starts processes, which wait for each other on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

/** Runs a page's samples and gives what an author would read in the terminal. */
async function problemsOf(mdx: string, version = 'current') {
  const page = pageOf(mdx, version);
  expect(page.problems).toEqual([]);
  const runs = await runDoctests(SITE, [page]);
  return runs
    .map(({ program, result }) => judge(program, result))
    .flatMap(({ problems, wrongOutputs }) => [...problems, ...wrongOutputs.map(outputProblem)])
    .map(formatDoctestProblem)
    .join('\n');
}

const fence = (meta: string, ...lines: string[]) => ['```' + meta, ...lines, '```', ''].join('\n');

const SERVER = fence(
  'ts title="server.ts" run',
  "import { initTRPC } from '@trpc/server';",
  "import { createHTTPServer } from '@trpc/server/adapters/standalone';",
  'const t = initTRPC.create();',
  "const appRouter = t.router({ stop: t.procedure.query(() => 'Mill') });",
  'export type AppRouter = typeof appRouter;',
  'createHTTPServer({ router: appRouter, createContext: () => ({}) }).listen(2022);',
);
const CLIENT = fence(
  'ts title="client.ts" run',
  "import { createTRPCProxyClient } from '@trpc/client';",
  "import type { AppRouter } from './server';",
  "const client = createTRPCProxyClient<AppRouter>({ url: 'http://localhost:2022' });",
  'console.log(await client.stop.query());',
);

describe('runDoctests', () => {
  it('shows a wrong output as a diff at its line of the page', async () => {
    expect(await problemsOf(SERVER + CLIENT + fence('txt output', 'Mill', 'Depot')))
      .toMatchInlineSnapshot(`
      "docs/page.mdx:16:1 - The output of client.ts is not what the page shows; "npm run test:samples -- --update" writes what it is.

            Mill
          - Depot"
    `);
  });

  it('lets a server that is replaced give its port to the next one', async () => {
    const next = SERVER.replace('Mill', 'Harbor');
    const output = (stop: string) => fence('txt output', stop);
    expect(
      await problemsOf(SERVER + CLIENT + output('Mill') + next + CLIENT + output('Harbor')),
    ).toBe('');
  });

  it('waits for what callbacks print, with or without an expected output', async () => {
    const late = fence('ts run', "setTimeout(() => console.log('late'), 40);");
    expect(await problemsOf(late + fence('txt output', 'late'))).toBe('');
    expect(
      await problemsOf(late + fence('ts run', 'console.log(1);') + fence('txt output', '1')),
    ).toBe('');
  });

  it('names the line of the page that throws', async () => {
    const lines = ['const line: number = 7;', 'throw new Error(`No line ${line}`);'];
    const page = `# Trams\n\n${fence('ts title="a.ts" run', ...lines)}`;
    expect(await problemsOf(page)).toMatchInlineSnapshot(`
      "docs/page.mdx:5:1 - a.ts fails when it runs.

          Error: No line 7
              at docs/page.mdx:5:7"
    `);
  });

  it('reports a promise that nobody waits for', async () => {
    expect(await problemsOf(fence('ts run', "void Promise.reject(new Error('lost'));")))
      .toMatchInlineSnapshot(`
        "docs/page.mdx:2:1 - This sample fails when it runs.

            Error: lost
                at docs/page.mdx:2:21"
      `);
  });

  it('reports a program that ends its own process', async () => {
    expect(await problemsOf(fence('ts run=node', 'process.exit(3);'))).toMatchInlineSnapshot(`
      "docs/page.mdx:2:1 - This sample fails when it runs.

          Its process ended with code 3."
    `);
  });

  it.each([
    [
      'closes the network',
      `await fetch('https://trpc.io').catch((error) => console.log(error.cause.message));`,
      'Samples have no network, so they cannot reach trpc.io; call a local server.',
    ],
    [
      'refuses connections where nothing listens, as an operating system does',
      `await fetch('http://localhost:2022').catch((error) => console.log(error.message, error.cause.code));`,
      'fetch failed ECONNREFUSED',
    ],
    [
      'refuses connections to a server that was closed, in the words of the page',
      `import http from 'node:http';
       const server = http.createServer().listen(2022);
       await new Promise((resolve) => server.close(resolve));
       await fetch('http://localhost:2022').catch(({ cause }) => console.log(cause.message));`,
      'connect ECONNREFUSED 127.0.0.1:2022',
    ],
    [
      'imports folders of 9.x, as bundlers do',
      `import { httpBatchLink } from '@trpc/client/links/httpBatchLink';
       console.log(typeof httpBatchLink);`,
      'function',
      'version-9.x',
    ],
  ])('%s', async (_, code, printed, version = 'current') => {
    expect(await problemsOf(fence('ts run', code) + fence('txt output', printed), version)).toBe(
      '',
    );
  });

  it('reports a value that the page prints otherwise than Node', async () => {
    expect(await problemsOf(fence('ts run', "console.log(new URLSearchParams('a=1'));")))
      .toMatchInlineSnapshot(`
      "docs/page.mdx:2:1 - The page cannot print a value as Node does; print strings, numbers and plain objects.

          - URLSearchParams { 'a' => '1' }
          + URLSearchParams {}"
    `);
  });

  it('runs each run=node sample alone, under documented ports', async () => {
    const express = fence(
      'ts run=node',
      "import express from 'express';",
      "import http from 'node:http';",
      'const server = http.createServer(express()).listen(3000);',
      "await new Promise((resolve) => server.once('listening', resolve));",
      'console.log(server.address());',
    );
    const output = fence('txt output', "{ address: '::', family: 'IPv6', port: 3000 }");
    expect(await problemsOf(express + output + express + output)).toBe('');
  });

  it.each(['current', 'version-9.x'])('renders React of %s into #root', async (version) => {
    const render =
      version === 'current'
        ? ["import { createRoot } from 'react-dom/client';", 'createRoot(root).render(<App />);']
        : ["import { render } from 'react-dom';", 'render(<App />, root);'];
    const sample = fence(
      'tsx run=dom',
      "import { useEffect, useState } from 'react';",
      render[0]!,
      'function App() {',
      "  const [stop, setStop] = useState('');",
      "  useEffect(() => setStop('Mill'), []);",
      '  return <p>{stop}</p>;',
      '}',
      "const root = document.getElementById('root')!;",
      render[1]!,
    );
    expect(await problemsOf(sample + fence('html output', '<p>Depot</p>'), version)).toContain(
      '- <p>Depot</p>\n    + <p>Mill</p>',
    );
  });

  describe('with a clock that the test moves', () => {
    afterEach(() => void vi.useRealTimers());

    it('ends a program that does not', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const run = problemsOf(fence('ts title="loop.ts" run', 'for (;;) {}'));
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 5000 });
      vi.advanceTimersByTime(30_000);
      expect(await run).toMatchInlineSnapshot(`
        "docs/page.mdx:2:1 - loop.ts fails when it runs.

            It did not end within 30 s."
      `);
    });
  });
});
