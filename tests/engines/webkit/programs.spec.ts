import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect as baseExpect } from '@playwright/test';
import { printedByFence, runInFrame, runProgram, textOf } from '../../run/in-page';
import { frameDocument, PROGRAM_POLICY, programs, type RunMessage } from '../../run/programs';
import { isInCommonWords } from '../exceptions';
import { test as base } from './test';

/** Serves the files of programs and an empty page, and nothing else. */
const test = base.extend<{ serve: (files: Record<string, string>) => string }>({
  serve: async ({}, use) => {
    let served: Record<string, string> = {};
    const server = http.createServer(({ url = '/' }, response) => {
      const body = url === '/' ? '' : served[url];
      response.statusCode = body === undefined ? 404 : 200;
      response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript');
      if (url !== '/') {
        response.setHeader('content-security-policy', PROGRAM_POLICY);
      }
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await use((files) => {
      served = files;
      return `http://localhost:${(server.address() as AddressInfo).port}/`;
    });
    server.closeAllConnections();
    server.close();
  },
});

for (const program of programs.list().filter(({ id }) => isInCommonWords(id))) {
  test(`${program.id} prints in WebKit what it prints in Node`, async ({ webkit, serve }) => {
    const [bundle, inNode] = await Promise.all([
      programs.bundle(program),
      programs.printedInNode(program),
    ]);
    const { driver } = webkit;
    await driver.get(serve(bundle.files));
    const { fences, mode } = program;
    if (mode === 'page') {
      const messages = await driver.executeAsyncScript<RunMessage[]>(
        `(${runProgram.toString()})(arguments[0]).then(arguments[1], (e) => arguments[1]([String(e)]))`,
        { address: bundle.program, count: fences.length },
      );
      baseExpect(messages.at(-1)).toEqual({ type: 'ended', failed: false });
      baseExpect(printedByFence(messages, fences.length)).toEqual(inNode.map(({ txt }) => txt));
      return;
    }
    const texts = [bundle.files[bundle.program], bundle.files[bundle.shared]];
    for (const fence of fences.keys()) {
      if (fences[fence]!.run === mode) {
        await webkit.evaluate(runInFrame, { content: frameDocument('light'), texts, fence });
        await baseExpect
          .poll(async () => {
            const messages = await webkit.evaluate(() => window.reported);
            if (!messages.some(({ type }) => type === 'ended')) {
              return messages;
            }
            await driver.switchTo().frame(0);
            const html = await webkit.evaluate(() => document.querySelector('#root')!.innerHTML);
            await driver.switchTo().defaultContent();
            return { txt: textOf(messages), html };
          }, fences[fence]!.name)
          .toEqual(inNode[fence]);
      }
    }
  });
}
