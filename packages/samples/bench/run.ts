import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type Page } from '@playwright/test';
import { kilobytes } from '../bundles/click-size';
import { RUN_FOLDER } from '../bundles/run-folder';
import { listFiles } from '../store/files';
import { BUDGETS } from '../../../budgets';
import { launchChromium } from '../../../tests/support/chromium';
import { startHost, type Host } from '../../../tests/support/host';
import { brotliSize } from './measure';
import { buttonSize } from './sizes';

/** What a click on Run costs a reader, as tables; run after `npm run build`. */

const SAMPLES = [
  { name: '10.x', address: '/docs/v10/quickstart' },
  { name: '9.x', address: '/docs/v9/quickstart' },
];
const BUILD = 'build';
const FILE = 'client.ts';
const ROUNDS = 7;
const LATENCY = 150;
/** What passes between the pointer's arrival at a button and the click. */
const POINTING = 200;

type Click = { milliseconds: number; files: string[] };

async function main() {
  const host = await startHost(BUILD);
  const browser = await launchChromium();
  console.log(
    `| Run on the quickstart | requests | brotli | click to last line | with ${LATENCY} ms latency | the same, pointed at ${POINTING} ms before |`,
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  let viewerSize = 0;
  for (const { name, address } of SAMPLES) {
    const near = await clicks(browser, host, address);
    const far = await clicks(browser, host, address, { latency: LATENCY });
    const pointed = await clicks(browser, host, address, { latency: LATENCY, pointing: POINTING });
    const { files } = near[0]!;
    const sizes = files.map((file) => sizeOf(file));
    viewerSize = sizes[files.findIndex((file) => !file.startsWith(`/${RUN_FOLDER}/`))]!;
    const cells = [name, files.length, kilobytes(sum(sizes)), time(near), time(far), time(pointed)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const { firstClickRequests, firstClickKilobytes, clickMs, clickFarMs } = BUDGETS.run;
  console.log(
    `| limit | ${firstClickRequests} | ${firstClickKilobytes} KB | ${clickMs} ms | ${clickFarMs} ms | ${clickFarMs} ms |`,
  );
  await browser.close();
  await host.close();
  printSizes(viewerSize, await buttonSize());
}

/** @param viewerSize - of what a click loads besides the program and the file that it shares */
function printSizes(viewerSize: number, beforeClick: number) {
  const files = listFiles(path.join(BUILD, RUN_FOLDER)).map((name) => ({
    name: name.replace(/\.\w+\.js$/, ''),
    base: path.basename(name),
    version: path.dirname(name),
    text: textOf(`${RUN_FOLDER}/${name}`),
    size: sizeOf(`${RUN_FOLDER}/${name}`),
  }));
  const shared = files.filter(({ name }) => name.endsWith('/shared'));
  const rows: [string, number, string][] = [
    ['before the click', beforeClick, `${BUDGETS.run.buttonKilobytes} KB`],
    ['what shows a run, once', viewerSize, ''],
  ];
  for (const { base, version, size } of shared.sort((a, b) => a.size - b.size)) {
    const programs = files
      .filter(({ text }) => text.includes(base))
      .sort((a, b) => b.size - a.size);
    const [largest] = programs;
    if (largest) {
      // What programs with a document share holds all that the others do.
      const hasDocument = shared.some((file) => file.version === version && file.size < size);
      const { firstClickKilobytes, firstClickWithDocumentKilobytes } = BUDGETS.run;
      const limit = hasDocument ? firstClickWithDocumentKilobytes : firstClickKilobytes;
      const median = programs[Math.floor(programs.length / 2)]!;
      rows.push(
        [`what ${programs.length} programs of \`${version}\` share, once`, size, ''],
        [`one of them, the median`, median.size, ''],
        [`the largest, \`${largest.name}\``, largest.size, ''],
        ['a first Run of the largest', size + largest.size + viewerSize, `${limit} KB`],
      );
    }
  }
  console.log('\n| what Run loads | brotli | limit |\n| --- | --- | --- |');
  rows.forEach(([what, size, max]) => console.log(`| ${what} | ${kilobytes(size)} | ${max} |`));
}

/** Each click is a reader's first: nothing is in the browser's cache. */
async function clicks(
  browser: Browser,
  host: Host,
  address: string,
  { latency = 0, pointing = 0 } = {},
) {
  const all: Click[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(host.url + address, { waitUntil: 'networkidle' });
    host.moveAway(latency);
    all.push(await click(page, pointing));
    host.moveAway(0);
    await context.close();
  }
  return all;
}

/** @param pointing - how long the pointer is at the button before; not at all unless given */
async function click(page: Page, pointing: number): Promise<Click> {
  const files: string[] = [];
  page.context().on('request', (request) => files.push(new URL(request.url()).pathname));
  // Other samples say that they run with it.
  const name = page.getByText(FILE, { exact: true });
  const figure = page.getByRole('figure').filter({ has: name }).first();
  const button = figure.getByRole('button', { name: 'Run' });
  if (pointing) {
    await button.hover();
    await wait(pointing);
  }
  const milliseconds = await button.evaluate(async (element: HTMLElement) => {
    const status = element.closest('figure')!.querySelector('.run__status')!;
    const start = performance.now();
    const done = new Promise<number>((resolve, reject) => {
      new MutationObserver(() => {
        const outcome = status.textContent;
        if (outcome.startsWith('Ran')) {
          resolve(performance.now() - start);
        } else if (outcome !== 'Running…') {
          reject(new Error(outcome));
        }
      }).observe(status, { childList: true, characterData: true, subtree: true });
    });
    element.click();
    return done;
  });
  // The worker asks for what the page has just fetched ahead for it, and gets it from the cache.
  return { milliseconds, files: Array.from(new Set(files)) };
}

function sizeOf(file: string) {
  return brotliSize(textOf(file));
}

function textOf(file: string) {
  return fs.readFileSync(path.join(BUILD, file), 'utf8');
}

/** The median, in words. */
function time(all: Click[]) {
  const sorted = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return `${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms`;
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0);
}

void main();
