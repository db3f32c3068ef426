import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BUDGETS } from '../../../budgets';
import { checkSite } from '../build/check-site';
import { makeCopies } from './copies';
import { editsInDevServer } from './dev-server';
import { measure, type Row } from './measure';
import { htmlBesidePlain } from './plain-build';
import { openSite } from './site';
import { clientSize, pageSizes } from './sizes';

const FENCES = 300;
/** A first page, a guide and a page of many adapters, in each docs version: generated from these. */
const GENERATED_FROM = ['main/quickstart', 'server/router', 'server/context'];
const ANY_PAGE = [''];
const LARGEST_PAGE = 'docs/migration/migrate-from-v9-to-v10.mdx';
/** Below the site, so that its samples resolve the site's packages. */
const COPIES = path.resolve('.cache/bench-samples');

/** `npm run bench`: what checking and showing samples costs, as a Markdown table. */
async function main() {
  console.log('| what | measured | limit |\n| --- | --- | --- |');
  print([await generatedCost()]);
  print(await checkCosts());
  print(await editsInDevServer(LARGEST_PAGE));
  print([await htmlBesidePlain()]);
  print([...pageSizes(), await clientSize()]);
  fs.rmSync(COPIES, { recursive: true });
}

function print(rows: Row[]) {
  for (const { what, measured, limit } of rows) {
    console.log(`| ${what} | ${measured} | ${limit} |`);
  }
}

async function generatedCost(): Promise<Row> {
  makeCopies(COPIES, FENCES, GENERATED_FROM);
  const { site, checker } = await openSite(COPIES);
  const { words } = await measure(() => checkSite(site, checker));
  await checker.close();
  const limit = `${BUDGETS.samples.coldCheckCpuSeconds} CPU-s`;
  return { what: `check of ${FENCES} generated fences, cold`, measured: words, limit };
}

async function checkCosts(): Promise<Row[]> {
  const largestPage = makeCopies(COPIES, FENCES, ANY_PAGE);
  const { site, checker } = await openSite(COPIES);
  const cold = await measure(() => checkSite(site, checker));
  addFence(largestPage);
  const lastFence = await measure(() => checker.checkFile(largestPage));
  editFirstFence(largestPage);
  const firstFence = await measure(() => checker.checkFile(largestPage));
  await checker.close();
  await measure(() => Promise.resolve(runCommand()));
  const warm = await measure(() => Promise.resolve(runCommand()));
  return [
    { what: `check of ${FENCES} fences, no two alike, cold`, measured: cold.words, limit: '' },
    { what: 'first edit of the largest page, a new fence', measured: lastFence.words, limit: '' },
    {
      what: 'an edit of its first fence, which most others import',
      measured: firstFence.words,
      limit: '',
    },
    {
      what: 'check without a change, the whole command',
      measured: warm.words,
      limit: `${BUDGETS.samples.warmCheckSeconds} s`,
    },
  ];
}

function addFence(file: string) {
  fs.appendFileSync(path.join(COPIES, file), '\n```ts\nexport const edited = true;\n```\n');
}

function editFirstFence(file: string) {
  const text = fs.readFileSync(path.join(COPIES, file), 'utf8');
  const edited = text.replace(/^```tsx? .*$/m, (opening) => `${opening}\n// edited`);
  fs.writeFileSync(path.join(COPIES, file), edited);
}

/** A process of its own: starting it is part of what one waits for. */
function runCommand() {
  const command = path.resolve('node_modules/.bin/checked-samples');
  execFileSync(process.execPath, [command, 'check'], { cwd: COPIES });
}

void main();
