import fs from 'node:fs';
import type { Browser } from '@playwright/test';
import { kilobytes } from 'docusaurus-checked-samples/testing';
import { launchChromium } from '../tests/support/chromium';
import { startHost } from '../tests/support/host';
import { fileBytes, filesAhead, pageBytes } from '../tests/support/page-bytes';
import { BUDGETS } from './budgets';
import { printRow } from './figures';
import { growthByHundredPages } from './growth';
import { processorTime } from './processor';

/** The figures as JSON, sizes in bytes and times in milliseconds. */
const FILE = '.cache/bench-pages.json';

const { firstVisits, sheetKilobytes, fontKilobytes, aheadKilobytes, growthKilobytes } =
  BUDGETS.pages;

/** What a first visit of each kind of page costs, as a table and as JSON; run after `npm run build`. */
async function main() {
  const growth = await growthByHundredPages();
  const host = await startHost('build');
  const browser = await launchChromium();
  const visits: Visit[] = [];
  for (const [index, { name, path }] of firstVisits.entries()) {
    const visit = await measure(browser, host.url, path);
    visits.push({ name, ...visit, growth: growth[index]!.html + growth[index]!.scripts });
  }
  await browser.close();
  await host.close();
  fs.writeFileSync(FILE, JSON.stringify(visits, null, 2));
  printTable(visits);
}

type Visit = Awaited<ReturnType<typeof measure>> & { name: string; growth: number };

async function measure(browser: Browser, origin: string, path: string) {
  const page = await browser.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  const files = await filesAhead(page);
  files.forEach((file) => asked.delete(file));
  const requests = asked.size;
  const ahead = files.reduce((sum, file) => sum + fileBytes(file), 0);
  const bytes = { ...pageBytes(path), ahead };
  await page.close();
  const withScripts = await processorTime(browser, origin + path, true);
  const without = await processorTime(browser, origin + path, false);
  return { requests, bytes, processor: { withScripts, without } };
}

function printTable(visits: Visit[]) {
  const row = (what: string, cell: (visit: Visit) => string | number) =>
    printRow([what, ...visits.map(cell)]);
  const limit = (kilobytes: (visit: (typeof firstVisits)[number]) => number) =>
    printRow(['limit', ...firstVisits.map((visit) => `${kilobytes(visit)} KB`)]);

  printRow(['brotli', ...visits.map(({ name }) => name)]);
  printRow(Array<string>(visits.length + 1).fill('---'));
  row('requests', ({ requests }) => requests);
  row('HTML with its rules', ({ bytes }) => kilobytes(bytes.html));
  limit(({ htmlKilobytes }) => htmlKilobytes);
  row('the rules of it', ({ bytes }) => kilobytes(bytes.sheet));
  limit(() => sheetKilobytes);
  row('scripts', ({ bytes }) => kilobytes(bytes.scripts));
  limit(({ scriptsKilobytes }) => scriptsKilobytes);
  row('scripts, as they are parsed', ({ bytes }) => kilobytes(bytes.parsed));
  row('font', ({ bytes }) => kilobytes(bytes.font));
  limit(() => fontKilobytes);
  row('all rules, with the scripts', ({ bytes }) => kilobytes(bytes.laterStyles));
  row('all', ({ bytes }) => kilobytes(bytes.all));
  row('fetched ahead', ({ bytes }) => kilobytes(bytes.ahead));
  limit(() => aheadKilobytes);
  row('what a hundred pages more add', ({ growth }) => kilobytes(growth));
  limit(() => growthKilobytes);
  row('main thread', ({ processor }) => time(processor.withScripts.all));
  row('without scripts', ({ processor }) => time(processor.without.all));
  row('blocking at 4x', ({ processor }) => time(processor.withScripts.blocking));
  row('without scripts', ({ processor }) => time(processor.without.blocking));
}

const time = (milliseconds: number) => `${milliseconds.toFixed()} ms`;

void main();
