import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { CLICK_LIMIT, kilobytes } from '../plugins/samples/bundles/click-size';
import { listFiles } from '../plugins/samples/files';
import { BUNDLES_PATH } from '../plugins/samples/bundles/folder';
import { findChromium } from '../tests/site/chromium';
import { serveBuild, type SiteServer } from './lib/serve-build';

/** What a click on Run costs a reader, as tables; run after `npm run build`. */

const SAMPLES = [
  { name: '10.x', address: '/docs/v10/quickstart' },
  { name: '9.x', address: '/docs/v9/quickstart' },
];
const BUILD = 'build';
const FILE = 'client.ts';
const ROUNDS = 7;
const LATENCY = 150;
const BUTTON_LIMIT = 1024;

type Click = { milliseconds: number; files: string[] };

async function main() {
  const server = await serveBuild(BUILD);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  console.log(
    '| Run on the quickstart | requests | brotli | click to last line | with 150 ms latency |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  let viewerSize = 0;
  for (const { name, address } of SAMPLES) {
    const near = await clicks(browser, server, address, 0);
    const far = await clicks(browser, server, address, LATENCY);
    const { files } = near[0]!;
    const sizes = files.map((file) => brotliCompressSync(server.read(file)).length);
    viewerSize = sizes[files.findIndex((file) => !file.startsWith(`/${BUNDLES_PATH}/`))]!;
    const cells = [name, files.length, kilobytes(sum(sizes)), time(near), time(far)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  await browser.close();
  server.close();
  printSizes(viewerSize, await sizeBeforeClick());
}

/** The code of the button, which is on the page from the start, in bytes of brotli. */
async function sizeBeforeClick() {
  const bundle = await rolldown({
    input: 'src/components/Run/index.tsx',
    external: (id, importer) => importer !== undefined && !/useRun/.test(id),
    tsconfig: false,
    transform: { jsx: 'react-jsx' },
  });
  const { output } = await bundle.generate({ minify: true });
  return brotliCompressSync(output[0].code).length;
}

/** @param viewerSize - of what a click loads besides the program */
function printSizes(viewerSize: number, buttonSize: number) {
  const folder = path.join(BUILD, BUNDLES_PATH);
  const programs = listFiles(folder).map((name) => {
    const size = brotliCompressSync(fs.readFileSync(path.join(folder, name))).length;
    return { name: name.replace(/\.\w+\.js$/, ''), size: size + viewerSize };
  });
  programs.sort((a, b) => b.size - a.size);
  const { name, size } = programs[0]!;
  const median = programs[Math.floor(programs.length / 2)]!;
  console.log(`\n| what Run loads, for all ${programs.length} programs | brotli | limit |`);
  console.log('| --- | --- | --- |');
  console.log(`| before the click | ${kilobytes(buttonSize)} | ${kilobytes(BUTTON_LIMIT)} |`);
  console.log(`| median | ${kilobytes(median.size)} | |`);
  console.log(`| largest, \`${name}\` | ${kilobytes(size)} | ${kilobytes(CLICK_LIMIT)} |`);
}

/** Each click is a reader's first: nothing is in the browser's cache. */
async function clicks(browser: Browser, server: SiteServer, address: string, latency: number) {
  const all: Click[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(server.origin + address, { waitUntil: 'networkidle' });
    server.setLatency(latency);
    all.push(await click(page));
    server.setLatency(0);
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
  return { milliseconds, files };
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
