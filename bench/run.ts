import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../tests/site/chromium';
import { serveBuild, type SiteServer } from './lib/serve-build';

/** What a click on Run costs a reader, as a table; run after `npm run build`. */

const SAMPLES = [
  { name: '10.x', address: '/docs/v10/quickstart' },
  { name: '9.x', address: '/docs/v9/quickstart' },
];
const FILE = 'client.ts';
const ROUNDS = 7;
const LATENCY = 150;

type Click = { milliseconds: number; files: string[] };

async function main() {
  const server = await serveBuild('build');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  console.log(
    '| Run on the quickstart | requests | brotli | click to last line | with 150 ms latency |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  for (const { name, address } of SAMPLES) {
    const near = await clicks(browser, server, address, 0);
    const far = await clicks(browser, server, address, LATENCY);
    const { files } = near[0]!;
    const bytes = files.reduce(
      (sum, file) => sum + brotliCompressSync(server.read(file)).length,
      0,
    );
    const cells = [
      name,
      files.length,
      `${(bytes / 1024).toFixed(1)} KB`,
      median(near),
      median(far),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  await browser.close();
  server.close();
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

function median(all: Click[]) {
  const sorted = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return `${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms`;
}

void main();
