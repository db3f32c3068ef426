import { expect, test, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../features/hosting/plugin/policy';
import { printedByFence, runInFrame, runProgram, textOf } from './in-page';
import {
  type BrowserProgram,
  frameDocument,
  PROGRAM_POLICY,
  type ProgramFiles,
  programs,
} from './programs';

const ORIGIN = 'http://site.test';

const PAGE_POLICY = contentSecurityPolicy([]);

// A test for each page, which alone reads the page: to read all takes seconds, in every process.
for (const file of programs.pages()) {
  test(`programs of ${file.file} print in the page what they print in Node`, async ({ page }) => {
    for (const program of programs.ofPage(file)) {
      await test.step(program.id, () => compare(page, program));
    }
  });
}

async function compare(page: Page, program: BrowserProgram) {
  const [bundle, inNode] = await Promise.all([
    programs.bundle(program),
    programs.printedInNode(program),
  ]);
  const beyond = await serve(page, bundle);
  const { fences, mode } = program;
  if (mode === 'page') {
    const messages = await page.evaluate(runProgram, {
      address: bundle.program,
      count: fences.length,
    });
    expect(messages.at(-1)).toEqual({ type: 'ended', failed: false });
    const inPage = printedByFence(messages, fences.length);
    expect(inPage).toEqual(inNode.map(({ txt }) => txt));
    for (const [index, { outputs }] of fences.entries()) {
      outputs.forEach(({ code }) => expect(inPage[index]).toBe(code));
    }
  } else {
    // Readers run each sample anew. What its servers print is compared where they run in a worker.
    for (const fence of fences.keys()) {
      if (fences[fence]!.run === mode) {
        await openFrame(page, bundle, fence);
        await expect.poll(() => seenInFrame(page), fences[fence]!.name).toEqual(inNode[fence]);
      }
    }
  }
  expect(beyond).toEqual([]);
}

/**
 * Serves a program and an empty page, with the policies that this site asks of hosts, and nothing else.
 *
 * @returns the addresses of all else that is asked for
 */
async function serve(page: Page, { files }: ProgramFiles): Promise<string[]> {
  const beyond: string[] = [];
  await page.unrouteAll();
  await page.route('**', (route) => {
    const { pathname, origin } = new URL(route.request().url());
    if (origin === ORIGIN && pathname === '/') {
      const headers = { 'content-security-policy': PAGE_POLICY };
      return route.fulfill({ contentType: 'text/html', headers, body: '' });
    }
    const body = origin === ORIGIN ? files[pathname] : undefined;
    if (body !== undefined) {
      const headers = { 'content-security-policy': PROGRAM_POLICY };
      return route.fulfill({ contentType: 'text/javascript', headers, body });
    }
    beyond.push(route.request().url());
    return route.abort();
  });
  await page.goto(ORIGIN);
  return beyond;
}

/** Runs a fence in a frame, as the page does, with those before it. */
function openFrame(page: Page, { program, shared, files }: ProgramFiles, fence: number) {
  const texts = [files[program], files[shared]];
  return page.evaluate(runInFrame, { content: frameDocument('light'), texts, fence });
}

/** What the fence printed, and what is in the frame, once it is at rest. */
async function seenInFrame(page: Page) {
  const messages = await page.evaluate(() => window.reported);
  if (!messages.some(({ type }) => type === 'ended')) {
    return messages;
  }
  const html = await page.frameLocator('iframe').locator('#root').innerHTML();
  return { txt: textOf(messages), html };
}
