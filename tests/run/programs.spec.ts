import { expect, test, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../features/hosting/plugin/policy';
import {
  type BrowserProgram,
  FRAME_DOCUMENT,
  type FrameProgram,
  programs,
  type RunMessage,
} from './programs';

declare global {
  interface Window {
    /** The messages of the program in the frame, so far. */
    reported: RunMessage[];
  }
}

const ORIGIN = 'http://site.test';

const PAGE_POLICY = contentSecurityPolicy([]);

// Each test reads its own page: reading all pages takes seconds in every worker process.
for (const file of programs.pages()) {
  test(`programs of ${file.file} print in the page what it says`, async ({ page }) => {
    for (const program of programs.ofPage(file)) {
      await test.step(program.id, () => compare(page, program));
    }
  });
}

async function compare(page: Page, program: BrowserProgram) {
  const text = await programs.bundle(program);
  const otherRequests = await serve(page);
  const { fences, mode } = program;
  const run = (request: FrameProgram['request']) => {
    const message: FrameProgram = { mode, text, request };
    return page.evaluate(runInFrame, { content: FRAME_DOCUMENT, message });
  };
  if (mode === 'page') {
    await run({ from: 0, to: fences.length - 1 });
    await expect.poll(() => lastMessage(page)).toEqual({ type: 'ended', failed: false });
    const messages = await page.evaluate(() => window.reported);
    // The doctests have compared the pages' outputs with those in Node.
    const onPage = fences.map(({ outputs }) => outputs.map(({ code }) => code).join(''));
    expect(printedByFence(messages, fences.length)).toEqual(onPage);
  } else {
    // Readers run each sample in a new frame. The output of its servers is compared in mode "page".
    const inNode = await programs.printedInNode(program);
    for (const fence of fences.keys()) {
      if (fences[fence]!.run === mode) {
        await run({ from: fence, to: fence });
        await expect.poll(() => seenInFrame(page), fences[fence]!.name).toEqual(inNode[fence]);
      }
    }
  }
  expect(otherRequests).toEqual([]);
}

/**
 * Serves an empty page with this site's Content-Security-Policy.
 *
 * @returns the addresses of all other requests, which fail
 */
async function serve(page: Page): Promise<string[]> {
  const otherRequests: string[] = [];
  await page.unrouteAll();
  await page.route('**', (route) => {
    const { pathname, origin } = new URL(route.request().url());
    if (origin === ORIGIN && pathname === '/') {
      const headers = { 'content-security-policy': PAGE_POLICY };
      return route.fulfill({ contentType: 'text/html', headers, body: '' });
    }
    otherRequests.push(route.request().url());
    return route.abort();
  });
  await page.goto(ORIGIN);
  return otherRequests;
}

function lastMessage(page: Page) {
  return page.evaluate(() => window.reported.at(-1));
}

/** The fence's output and the HTML in the frame, when the program has ended; its messages before that. */
async function seenInFrame(page: Page) {
  const messages = await page.evaluate(() => window.reported);
  if (!messages.some(({ type }) => type === 'ended')) {
    return messages;
  }
  const html = await page
    .frameLocator('iframe')
    .frameLocator('iframe')
    .locator('#root')
    .innerHTML();
  return { txt: textOf(messages), html };
}

/** Runs in the browser: runs a program in a frame, as pages do. */
function runInFrame({ content, message }: { content: string; message: object }) {
  window.reported = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<RunMessage>) => window.reported.push(data);
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts', 'allow-forms');
  frame.srcdoc = content;
  frame.onload = () => frame.contentWindow!.postMessage(message, '*', [port2]);
  document.body.replaceChildren(frame);
}

/** The output of each fence of a program. */
function printedByFence(messages: RunMessage[], count: number): string[] {
  const starts = messages.flatMap((message, index) => (message.type === 'fence' ? [index] : []));
  return Array.from({ length: count }, (_, fence) =>
    textOf(messages.slice(starts[fence], starts[fence + 1])),
  );
}

/** The standard output, without other messages. */
function textOf(messages: RunMessage[]): string {
  return messages
    .flatMap((message) =>
      message.type === 'text' && message.stream === 'stdout' ? [message.text] : [],
    )
    .join('\n');
}
