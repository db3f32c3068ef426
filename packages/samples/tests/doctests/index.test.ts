import { afterEach, describe, expect, it, vi } from 'vitest';
import { runDoctests } from '../../doctests';
import { formatDoctestProblem, judgeRun, outputProblem } from '../../doctests/problems';
import { pageOf, SITE } from '../site';

/** Each test starts processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

/** Runs a page's samples and gives what an author would read in the terminal. */
async function problemsOf(mdx: string) {
  const page = pageOf(mdx);
  expect(page.problems).toEqual([]);
  const runs = await runDoctests(SITE, [page]);
  return runs
    .map(({ program, result }) => judgeRun(program, result))
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
      "docs/page.mdx:16:1 - The output of client.ts is not what the page shows; "npx checked-samples test --update" writes what it is.

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

  it('runs a file that is imported by the name that it has once it is compiled', async () => {
    const parts = fence('tsx title="parts.tsx"', 'export const part = <i>wheel</i>;');
    const user = fence(
      'ts run',
      "import { part } from './parts.js';",
      'console.log(part.props.children);',
    );
    expect(await problemsOf(parts + user + fence('txt output', 'wheel'))).toBe('');
  });

  it('waits for what callbacks print, with or without an expected output', async () => {
    const late = fence('ts run', "setTimeout(() => console.log('late'), 40);");
    expect(await problemsOf(late + fence('txt output', 'late'))).toBe('');
    expect(
      await problemsOf(late + fence('ts run', 'console.log(1);') + fence('txt output', '1')),
    ).toBe('');
  });

  it('waits for what React does, however long that takes', async () => {
    const slow = fence(
      'tsx run=dom',
      "import { useEffect } from 'react';",
      "import { createRoot } from 'react-dom/client';",
      'function Slow() {',
      '  const end = performance.now() + 10;',
      '  while (performance.now() < end);',
      "  useEffect(() => console.log('rendered'), []);",
      '  return null;',
      '}',
      "const root = createRoot(document.getElementById('root')!);",
      'root.render([1, 2, 3, 4].map((key) => <Slow key={key} />));',
    );
    const next = fence('ts run=dom', 'console.log(1);') + fence('txt output', '1');
    expect(await problemsOf(slow + next)).toBe('');
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
  ])('%s', async (_, code, printed) => {
    expect(await problemsOf(fence('ts run', code) + fence('txt output', printed))).toBe('');
  });

  it('reports a value that the page prints otherwise than Node', async () => {
    expect(await problemsOf(fence('ts run', "console.log(new URLSearchParams('a=1'));")))
      .toMatchInlineSnapshot(`
      "docs/page.mdx:2:1 - The page cannot print a value as Node does; print strings, numbers and plain objects.

          - URLSearchParams { 'a' => '1' }
          + URLSearchParams {}"
    `);
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
