import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkSite } from '../plugins/samples/check-site';
import { createChecker } from '../plugins/samples/checker';
import { makeCopies } from './samples/copies';
import { measure, type Row } from './samples/measure';
import { clientSize, pageSizes } from './samples/sizes';

const FENCES = 300;
/** Below the site, so that its samples resolve the site's packages. */
const COPIES = path.resolve('.cache/bench-samples');

/** `npm run bench`: what checking and showing samples costs, as a Markdown table. */
async function main() {
  fs.rmSync(COPIES, { recursive: true, force: true });
  const largestPage = makeCopies(COPIES, FENCES);
  const rows = [...(await checkCosts(largestPage)), ...pageSizes(), await clientSize()];
  fs.rmSync(COPIES, { recursive: true });
  console.log('| what | measured | limit |\n| --- | --- | --- |');
  for (const { what, measured, limit } of rows) {
    console.log(`| ${what} | ${measured} | ${limit} |`);
  }
}

async function checkCosts(largestPage: string): Promise<Row[]> {
  const checker = createChecker(COPIES);
  const cold = await measure(() => checkSite(COPIES, checker));
  edit(largestPage);
  const firstEdit = await measure(() => checker.checkFile(largestPage));
  edit(largestPage);
  const nextEdit = await measure(() => checker.checkFile(largestPage));
  await checker.close();
  const warm = await measure(() => Promise.resolve(runCommand()));
  return [
    { what: `check of ${FENCES} fences, cold`, measured: cold.words, limit: '30 CPU-s' },
    { what: 'first edit of the largest page', measured: firstEdit.words, limit: '1 s' },
    { what: 'next edit of the largest page', measured: nextEdit.words, limit: '1 s' },
    { what: 'check without a change, the whole command', measured: warm.words, limit: '1 s' },
  ];
}

function edit(file: string) {
  fs.appendFileSync(path.join(COPIES, file), '\n```ts\nexport const edited = true;\n```\n');
}

/** A process of its own: starting it is part of what one waits for. */
function runCommand() {
  const command = path.resolve('plugins/samples/cli.ts');
  execFileSync(process.execPath, ['--import', 'tsx', command], { cwd: COPIES });
}

void main();
