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
    /** What the program in the frame reported so far. */
    reported: RunMessage[];
  }
}

const ORIGIN = 'http://site.test';

const PAGE_POLICY = contentSecurityPolicy([]);

// A test for each page, which alone reads the page: to read all takes seconds, in every process.
for (const file of programs.pages()) {
  test(`programs of ${file.file} print in the page what it says`, async ({ page }) => {
    for (const program of programs.ofPage(file)) {
      await test.step(program.id, () => compare(page, program));
    }
  });
}

async function compare(page: Page, program: BrowserProgram) {
  const text = await programs.bundle(program);
  const beyond = await serve(page);
  const { fences, mode } = program;
  const run = (request: FrameProgram['request']) => {
    const message: FrameProgram = { mode, text, request };
    return page.evaluate(runInFrame, { content: FRAME_DOCUMENT, message });
  };
  if (mode === 'page') {
    await run({ from: 0, to: fences.length - 1 });
    await expect.poll(() => lastMessage(page)).toEqual({ type: 'ended', failed: false });
    const messages = await page.evaluate(() => window.reported);
    // The doctests compare the pages' outputs with what Node prints.
    const onPage = fences.map(({ outputs }) => outputs.map(({ code }) => code).join(''));
    expect(printedByFence(messages, fences.length)).toEqual(onPage);
  } else {
    // Readers run each sample anew. What its servers print is compared where they run in a worker.
    const inNode = await programs.printedInNode(program);
    for (const fence of fences.keys()) {
      if (fences[fence]!.run === mode) {
        await run({ from: fence, to: fence });
        await expect.poll(() => seenInFrame(page), fences[fence]!.name).toEqual(inNode[fence]);
      }
    }
  }
  expect(beyond).toEqual([]);
}

/**
 * Serves an empty page, with the policy that this site asks of hosts, and nothing else.
 *
 * @returns the addresses of all else that is asked for
 */
async function serve(page: Page): Promise<string[]> {
  const beyond: string[] = [];
  await page.unrouteAll();
  await page.route('**', (route) => {
    const { pathname, origin } = new URL(route.request().url());
    if (origin === ORIGIN && pathname === '/') {
      const headers = { 'content-security-policy': PAGE_POLICY };
      return route.fulfill({ contentType: 'text/html', headers, body: '' });
    }
    beyond.push(route.request().url());
    return route.abort();
  });
  await page.goto(ORIGIN);
  return beyond;
}

function lastMessage(page: Page) {
  return page.evaluate(() => window.reported.at(-1));
}

/** What the fence printed, and what is in the frame, once it is at rest. */
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

/** In the browser: runs a program in a frame, as the page does. */
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

/** What each fence of a program printed. */
function printedByFence(messages: RunMessage[], count: number): string[] {
  const starts = messages.flatMap((message, index) => (message.type === 'fence' ? [index] : []));
  return Array.from({ length: count }, (_, fence) =>
    textOf(messages.slice(starts[fence], starts[fence + 1])),
  );
}

/** What was printed to the standard output, line by line. */
function textOf(messages: RunMessage[]): string {
  return messages
    .flatMap((message) =>
      message.type === 'text' && message.stream === 'stdout' ? [message.text] : [],
    )
    .join('\n');
}
