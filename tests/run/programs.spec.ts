import { expect, test } from '@playwright/test';
import type { RunMessage } from 'docusaurus-checked-samples/testing';
import { PROGRAM_POLICY } from '../support/host';
import { programs } from './programs';

const ORIGIN = 'http://site.test';

for (const program of programs.list()) {
  test(`${program.id} prints in the page what it prints in Node`, async ({ page }) => {
    const [bundle, inNode] = await Promise.all([
      programs.bundle(program),
      programs.printedInNode(program),
    ]);
    const beyond: string[] = [];
    await page.route('**', (route) => {
      const { pathname, origin } = new URL(route.request().url());
      if (origin === ORIGIN && pathname === '/') {
        return route.fulfill({ contentType: 'text/html', body: '' });
      }
      const body = origin === ORIGIN ? bundle.files[pathname] : undefined;
      if (body !== undefined) {
        const headers = { 'content-security-policy': PROGRAM_POLICY };
        return route.fulfill({ contentType: 'text/javascript', headers, body });
      }
      beyond.push(route.request().url());
      return route.abort();
    });
    await page.goto(ORIGIN);
    const messages = await page.evaluate(runProgram, {
      address: bundle.program,
      count: program.fences.length,
    });

    expect(messages.at(-1)).toEqual({ type: 'ended', failed: false });
    const inPage = printedByFence(messages, program.fences.length);
    expect(inPage).toEqual(inNode.map(({ txt }) => txt));
    for (const [index, { outputs }] of program.fences.entries()) {
      outputs.forEach(({ code }) => expect(inPage[index]).toBe(code));
    }
    expect(beyond).toEqual([]);
  });
}

/** In the browser: runs all fences of the program and gathers what it reports. */
function runProgram({ address, count }: { address: string; count: number }) {
  return new Promise<RunMessage[]>((resolve, reject) => {
    const messages: RunMessage[] = [];
    const worker = new Worker(address, { type: 'module' });
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not load.'));
    worker.onmessage = ({ data }: MessageEvent<RunMessage>) => {
      messages.push(data);
      if (data.type === 'ended') {
        worker.terminate();
        resolve(messages);
      }
    };
    worker.postMessage({ from: 0, to: count - 1 });
  });
}

function printedByFence(messages: RunMessage[], count: number) {
  const texts = Array.from({ length: count }, (): string[] => []);
  let current = 0;
  for (const message of messages) {
    if (message.type === 'fence') {
      current = message.fence;
    } else if (message.type === 'text' && message.stream === 'stdout') {
      texts[current]!.push(message.text);
    }
  }
  return texts.map((lines) => lines.join('\n'));
}
