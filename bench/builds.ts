import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchChromium } from '../tests/support/chromium';
import { freePort } from '../tests/support/free-port';
import { copySite, editFile } from '../tests/support/site-copy';
import { Figures, progress, report } from './figures';
import { multiplyPages } from './more-pages';
import { startDocusaurus, type Usage } from './usage';

const FILE = '.cache/bench-builds.json';
/** The page that is edited, and what comes before the edit. */
const PAGE = { file: 'docs/client/links.mdx', path: '/docs/v10/links' };
const BEFORE_EDIT = '\n## ';
/** What builds and the dev server keep for the next time. */
const KEPT = ['.cache', '.docusaurus', 'node_modules/.cache', 'build'];
const EDITS = 5;
/** How long an author looks at the page before an edit. */
const READING_MS = 5000;
const POLL_MS = 100;

/**
 * What building costs, as a table and as JSON, in copies of the site, whose samples are those of a first
 * build: `npx tsx bench/builds.ts [rounds] [times]`. The site with so many times its pages is built in one
 * round; with 1 it is left out, and with 0 rounds the site as it is.
 */
async function main(rounds: number, times: number) {
  const figures = new Figures('build and dev server');
  const site = await copySiteWithHistory();
  for (let round = 1; round <= rounds; round += 1) {
    progress(`round ${round} of ${rounds}`);
    await measureBuilds(figures, 'the site', site);
    await measureDevServer(figures, 'the site', site);
  }
  if (times > 1) {
    await multiplyPages(site, times);
    await measureBuilds(figures, `${times} times the pages`, site);
  }
  await fs.rm(site, { recursive: true });
  report([figures], FILE);
}

/** Pages say when they were last changed, which git knows. */
async function copySiteWithHistory() {
  const copy = await copySite();
  await fs.cp('.git', path.join(copy, '.git'), { recursive: true });
  return copy;
}

async function measureBuilds(figures: Figures, column: string, copy: string) {
  const build = async (what: string) => {
    progress(`${column}: ${what}`);
    add(figures, column, what, await startDocusaurus(copy, ['build']).ended);
  };
  await forget(copy);
  await build('build, cold');
  await build('build, nothing changed');
  await edit(copy, 'Once more.');
  await build('build, one page edited');
}

async function measureDevServer(figures: Figures, column: string, copy: string) {
  const start = async (what: string, use: (url: string) => Promise<void>) => {
    progress(`${column}: ${what}`);
    const port = await freePort();
    const began = performance.now();
    const server = startDocusaurus(copy, ['start', '--no-open', '--port', `${port}`]);
    const url = `http://localhost:${port}${PAGE.path}`;
    await Promise.race([isServed(url), server.ended]);
    figures.add(`${what}, until a page is served`, 's', column, (performance.now() - began) / 1000);
    await use(url);
    server.interrupt();
    return server.ended;
  };
  const nothing = () => Promise.resolve();
  await forget(copy);
  const cold = 'dev server, cold';
  add(figures, column, cold, await start(cold, nothing));
  const warm = 'dev server, started again';
  add(figures, column, warm, await start(warm, nothing));
  await start('dev server, to edit', async (url) => {
    for (const time of await timesOfEdits(copy, url)) {
      figures.add('edit to screen', 'ms', column, time);
    }
  });
}

function add(figures: Figures, column: string, what: string, usage: Usage) {
  figures.add(`${what}, by the clock`, 's', column, usage.seconds);
  figures.add(`${what}, of the processor`, 's', column, usage.cpuSeconds);
  figures.add(`${what}, memory`, 'MB', column, usage.peakMegabytes);
}

async function forget(copy: string) {
  for (const name of KEPT) {
    await fs.rm(path.join(copy, name), { recursive: true, force: true });
  }
}

const edit = (copy: string, words: string) =>
  editFile(copy, PAGE.file, BEFORE_EDIT, `\n${words}\n${BEFORE_EDIT}`);

async function isServed(url: string) {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    await wait(POLL_MS);
  }
}

/** From the change of the file until the page in the browser has it. */
async function timesOfEdits(copy: string, url: string): Promise<number[]> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(url);
  const times: number[] = [];
  for (let number = 1; number <= EDITS; number += 1) {
    await wait(READING_MS);
    const words = `This is edit ${number} of ${Date.now()}.`;
    const isShown = page.getByText(words).waitFor();
    const began = performance.now();
    await edit(copy, words);
    await isShown;
    times.push(performance.now() - began);
  }
  await browser.close();
  return times;
}

const [rounds = '1', times = '8'] = process.argv.slice(2);
void main(Number(rounds), Number(times));
