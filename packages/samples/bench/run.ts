import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { kilobytes } from '../bundles/click-size';
import { RUN_FOLDER } from '../bundles/run-folder';
import { listFiles } from '../store/files';
import { BUDGETS } from '../../../bench/budgets';
import { launchChromium } from '../../../tests/support/chromium';
import { startHost } from '../../../tests/support/host';
import { delay } from '../../../tests/support/network';

/** What a click on Run costs a reader, as tables; run after `npm run build`. */

const SAMPLES = [
  { name: '10.x', address: '/docs/v10/quickstart' },
  { name: '9.x', address: '/docs/v9/quickstart' },
];
const BUILD = 'build';
const FILE = 'client.ts';
const ROUNDS = 7;
const LATENCY = 150;

type Click = { milliseconds: number; files: string[] };

async function main() {
  const host = await startHost(BUILD);
  const browser = await launchChromium();
  console.log(
    '| Run on the quickstart | requests | brotli | click to last line | with 150 ms latency |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  let viewerSize = 0;
  for (const { name, address } of SAMPLES) {
    const near = await clicks(browser, host.url + address);
    const far = await clicks(browser, host.url + address, LATENCY);
    const { files } = near[0]!;
    const sizes = files.map((file) => brotliSize(file));
    viewerSize = sizes[files.findIndex((file) => !file.startsWith(`/${RUN_FOLDER}/`))]!;
    const cells = [name, files.length, kilobytes(sum(sizes)), time(near), time(far)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const { firstClickRequests, firstClickKilobytes, clickMs, clickFarMs } = BUDGETS.run;
  console.log(
    `| limit | ${firstClickRequests} | ${firstClickKilobytes} KB | ${clickMs} ms | ${clickFarMs} ms |`,
  );
  await browser.close();
  await host.close();
  printSizes(viewerSize, await sizeBeforeClick());
}

/** The code of the button, which is on the page from the start, in bytes of brotli. */
async function sizeBeforeClick() {
  const bundle = await rolldown({
    input: 'packages/samples/theme/Run/index.tsx',
    external: (id, importer) =>
      importer !== undefined && !/useRun|process|Preview|text-of/.test(id),
    tsconfig: false,
    transform: { jsx: 'react-jsx' },
  });
  const { output } = await bundle.generate({ minify: true });
  return brotliCompressSync(output[0].code).length;
}

/** @param viewerSize - of what a click loads besides the program and the file that it shares */
function printSizes(viewerSize: number, buttonSize: number) {
  const files = listFiles(path.join(BUILD, RUN_FOLDER)).map((name) => ({
    name: name.replace(/\.\w+\.js$/, ''),
    base: path.basename(name),
    version: path.dirname(name),
    text: fs.readFileSync(path.join(BUILD, RUN_FOLDER, name), 'utf8'),
    size: brotliSize(`${RUN_FOLDER}/${name}`),
  }));
  const shared = files.filter(({ name }) => name.endsWith('/shared'));
  const rows: [string, number, string][] = [
    ['before the click', buttonSize, `${BUDGETS.run.buttonKilobytes} KB`],
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
async function clicks(browser: Browser, address: string, latency = 0) {
  const all: Click[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    if (latency) {
      await delay(page, '**', latency);
    }
    all.push(await click(page));
    await context.close();
  }
  return all;
}

async function click(page: Page): Promise<Click> {
  const files: string[] = [];
  page.context().on('request', (request) => files.push(new URL(request.url()).pathname));
  const figure = page.getByRole('figure').filter({ hasText: FILE }).first();
  const milliseconds = await figure.evaluate(async (element) => {
    const status = element.querySelector('.run__status')!;
    const start = performance.now();
    const done = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (status.textContent.startsWith('Ran')) {
          resolve(performance.now() - start);
        }
      }).observe(status, { childList: true, characterData: true, subtree: true });
    });
    element.querySelector<HTMLButtonElement>('.run__button')!.click();
    return done;
  });
  // The worker asks for what the page has just fetched ahead for it, and gets it from the cache.
  return { milliseconds, files: Array.from(new Set(files)) };
}

/** The size of a file of the build as servers send it, in bytes. */
function brotliSize(file: string) {
  return brotliCompressSync(fs.readFileSync(path.join(BUILD, file))).length;
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
