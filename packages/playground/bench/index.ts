import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { BUDGETS } from '../../../budgets';
import { launchChromium } from '../../../tests/support/chromium';
import { startHost } from '../../../tests/support/host';
import { fileBytes, filesAhead, KILOBYTE } from '../../../tests/support/page-bytes';
import type { PlayProgram } from '../compiler/addresses';
import { programHash } from '../theme/Workshop/share';

/** What Edit costs a reader, as a table; run after `npm run build`. */

const BUILD = 'build';
const ROUNDS = 5;
const CHECKED = /^(TypeScript finds no problems\.|\d+ problems? in .*)$/;
const VERSIONS = [
  { version: 'current', label: '10.x', page: '/docs/v10/quickstart' },
  { version: 'version-9.x', label: '9.x', page: '/docs/v9/quickstart' },
];

declare global {
  interface Window {
    /** Of tasks of the main thread that took more than 50 ms, how long. */
    longTasks: number[];
    /** How long the answer to the next click or key takes: from outside, the next look may be late. */
    answered: Promise<number>;
  }
}

async function main() {
  const host = await startHost(BUILD);
  const browser = await launchChromium();
  const limits = BUDGETS.playground;
  const rows: (string | number)[][] = [
    ['what', ...VERSIONS.map(({ label }) => label), 'limit'],
    ['---', ...VERSIONS.map(() => '---'), '---'],
    ['first click on Edit, brotli'],
    ['another program, brotli'],
    ['Edit to first errors, warm cache'],
    ['a key to the errors of the largest program'],
    ['longest task of the page while it opens'],
    ['longest task while one types'],
  ];
  for (const { version, label, page } of VERSIONS) {
    const context = await browser.newContext({ baseURL: host.url });
    await context.addInitScript(watchTasks);
    const sizes = await bytesOf(context, page, label);
    const opened = await repeat(() => openAgain(context, page));
    const typed = await typeIn(context, programHash(label, largestProgram(version)));
    const cells = [
      kilobytes(sizes.first),
      kilobytes(sizes.next),
      milliseconds(median(opened.map(({ time }) => time))),
      milliseconds(median(typed.times)),
      task(Math.max(0, ...opened.map(({ longest }) => longest))),
      task(typed.longest),
    ];
    cells.forEach((cell, index) => rows[index + 2]!.push(cell));
    await context.close();
  }
  const last = [
    `${limits.firstClickKilobytes} KB`,
    `${limits.nextProgramKilobytes} KB`,
    milliseconds(limits.firstErrorsMs),
    milliseconds(limits.keystrokeMs),
    milliseconds(limits.longestTaskMs),
    milliseconds(limits.longestTaskMs),
  ];
  last.forEach((cell, index) => rows[index + 2]!.push(cell));
  rows.forEach((cells) => console.log(`| ${cells.join(' | ')} |`));
  console.log(`\nLoad of the machine: ${os.loadavg().map(Math.round).join(', ')}.`);
  await browser.close();
  await host.close();
}

/** What a reader's first click loads, and what another program loads after it. */
async function bytesOf(context: BrowserContext, address: string, label: string) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = new Set<string>();
  page.context().on('request', (request) => files.add(new URL(request.url()).pathname));
  await pressEdit(page);
  const first = new Set(files);
  const programs = page.getByRole('region', { name: `Programs of ${label}` });
  await programs.getByRole('button').last().click();
  await isChecked(page);
  // Of other pages: nobody asked for them to edit.
  const ahead = new Set(await filesAhead(page));
  await page.close();
  const next = Array.from(files).filter((file) => !first.has(file));
  const weighed = (list: Iterable<string>) =>
    weigh(Array.from(list).filter((file) => !ahead.has(file)));
  return { first: weighed(first), next: weighed(next) };
}

/** What pages ask for without a file of that name is not part of the build. */
function weigh(files: Iterable<string>) {
  return Array.from(files)
    .filter((file) => fs.existsSync(path.join(BUILD, file)) && path.extname(file))
    .reduce((sum, file) => sum + fileBytes(file), 0);
}

async function openAgain(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => (window.longTasks.length = 0));
  await page.evaluate(awaitCheck, CHECKED);
  await pressEdit(page);
  const time = await page.evaluate(() => window.answered);
  const longest = await longestTask(page);
  await page.close();
  return { time, longest };
}

/** A wrong letter at the end of the first file, and its removal. */
async function typeIn(context: BrowserContext, hash: string) {
  const page = await context.newPage();
  await page.goto(`/playground#${hash}`, { waitUntil: 'networkidle' });
  await isChecked(page);
  await page.locator('.cm-content').first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  // Who has typed for a while waits for no worker that still warms up.
  await page.waitForTimeout(1000);
  await page.evaluate(() => (window.longTasks.length = 0));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of ['q', 'Backspace']) {
      await page.evaluate(awaitAnswer);
      await page.keyboard.press(key);
      times.push(await page.evaluate(() => window.answered));
    }
  }
  const longest = await longestTask(page);
  await page.close();
  return { times, longest };
}

/** In the browser: measures from the next click to what is said of the program. */
function awaitCheck(checked: RegExp) {
  window.answered = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          const summary = document.querySelector('.workshop__summary');
          if (checked.test(summary?.textContent ?? '')) {
            observer.disconnect();
            resolve(performance.now() - timeStamp);
          }
        }).observe(document, { childList: true, characterData: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
}

/** In the browser: measures from the next key to what is said of it. */
function awaitAnswer() {
  const summary = document.querySelector('.workshop__summary')!;
  window.answered = new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve(performance.now() - timeStamp);
        }).observe(summary, { childList: true, characterData: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
}

/** In the browser: keeps how long tasks take that readers notice. */
function watchTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => window.longTasks.push(duration)),
  ).observe({ type: 'longtask' });
}

async function longestTask(page: Page) {
  // They are told of later.
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...window.longTasks));
}

async function pressEdit(page: Page) {
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await isChecked(page);
}

function isChecked(page: Page) {
  return page
    .locator('.workshop__summary')
    .filter({ hasText: CHECKED })
    .waitFor({ timeout: 60_000 });
}

function largestProgram(version: string): string {
  const folder = path.join(BUILD, 'play', version);
  const file = fs.readdirSync(folder).find((name) => name.startsWith('programs.'))!;
  const programs = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as PlayProgram[];
  const sizeOf = ({ files }: PlayProgram) => files.reduce((sum, { text }) => sum + text.length, 0);
  return programs.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]!.id;
}

async function repeat<Result>(run: () => Promise<Result>) {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    results.push(await run());
  }
  return results;
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function kilobytes(bytes: number) {
  return `${(bytes / KILOBYTE).toFixed(1)} KB`;
}

function milliseconds(value: number) {
  return `${Math.round(value)} ms`;
}

/** Browsers tell of tasks of more than 50 ms. */
function task(value: number) {
  return value > 0 ? milliseconds(value) : 'under 50 ms';
}

void main();
