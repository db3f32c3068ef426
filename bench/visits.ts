import fs from 'node:fs';
import { BUDGETS } from './budgets';
import { Figures, progress, report } from './figures';
import { visitTwice } from './first-paint';
import { writeFloor } from './floor';
import { askLighthouse } from './lighthouse';
import { timesOfSearch, timeToHeading, WAYS } from './moves';
import { launchChromium } from '../tests/support/chromium';
import { type Host, startHost } from '../tests/support/host';

const FILE = '.cache/bench-visits.json';
const PAGES = BUDGETS.pages.firstVisits;
const SPEEDS = [
  { words: '', isSlow: false },
  { words: ', slow', isSlow: true },
];

type Browser = Awaited<ReturnType<typeof launchChromium>>;

/**
 * What a reader waits for, as tables and as JSON: page after page, some rounds, beside the floor, which is
 * the same page without scripts. Run after `npm run build`: `npx tsx bench/visits.ts [rounds]`.
 */
async function main(rounds: number) {
  const site = await startHost('build');
  const bare = writeFloor(
    'build',
    PAGES.map(({ path }) => path),
  );
  const floor = await startHost(bare);
  const browser = await launchChromium();
  const visits = new Figures('a first visit on a phone');
  const moves = new Figures('from one page to another');
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, path } of PAGES) {
      progress(`round ${round} of ${rounds}: ${name}`);
      await judge(visits, name, site.url + path);
      await judge(visits, `${name}, floor`, floor.url + path, ['performance']);
      await visit(visits, name, browser, site, path);
      await visit(visits, `${name}, floor`, browser, floor, path);
    }
    progress(`round ${round} of ${rounds}: from one page to another`);
    await move(moves, 'site', browser, site);
    await move(moves, 'floor', browser, floor);
    await search(moves, 'site', browser, site);
  }
  await browser.close();
  await site.close();
  await floor.close();
  fs.rmSync(bare, { recursive: true });
  report([visits, moves], FILE);
}

async function judge(figures: Figures, column: string, url: string, categories?: string[]) {
  const { points, times } = await askLighthouse(url, categories);
  for (const [category, value] of Object.entries(points)) {
    figures.add(`Lighthouse: ${category}`, 'points', column, value);
  }
  for (const [name, value] of Object.entries(times)) {
    figures.add(`Lighthouse: ${name}`, name === 'CLS' ? 'shift' : 'ms', column, value);
  }
}

async function visit(figures: Figures, column: string, browser: Browser, host: Host, path: string) {
  for (const { words, isSlow } of SPEEDS) {
    const visits = await visitTwice(browser, host, path, isSlow);
    for (const [number, { first, largest, reacts }] of Object.entries(visits)) {
      figures.add(`${number} visit${words}: first paint`, 'ms', column, first);
      figures.add(`${number} visit${words}: largest text`, 'ms', column, largest);
      if (reacts !== undefined) {
        figures.add(`${number} visit${words}: it reacts`, 'ms', column, reacts);
      }
    }
  }
}

async function move(figures: Figures, column: string, browser: Browser, host: Host) {
  for (const way of WAYS) {
    for (const { words, isSlow } of SPEEDS) {
      const time = await timeToHeading(browser, host, way, isSlow);
      figures.add(way.what, 'ms', column + words, time);
    }
  }
}

async function search(figures: Figures, column: string, browser: Browser, host: Host) {
  for (const { words, isSlow } of SPEEDS) {
    const { opens, answers } = await timesOfSearch(browser, host, isSlow);
    figures.add('Control+K to the box of search', 'ms', column + words, opens);
    figures.add('a first query to its first result', 'ms', column + words, answers);
  }
}

void main(Number(process.argv[2] ?? 3));
