import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runDoctests } from '.';
import { collect } from '../page/collect';
import { choosePages, listPages } from '../page/pages';
import { formatProblems } from '../page/problem';
import type { Site } from '../page/site';
import { writeWhole } from '../store/files';
import {
  formatDoctestProblem,
  judgeRun,
  outputProblem,
  ownFences,
  type WrongOutput,
} from './problems';
import { updateOutputs } from './update';

/**
 * The command `checked-samples test`: runs programs, and compares what they print with the output fences.
 *
 * @param args - parts of the paths of pages; `--update` rewrites wrong output fences
 */
export async function testSamples(site: Site, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { update: { type: 'boolean', short: 'u', default: false } },
    allowPositionals: true,
  });
  const pages = readPages(site, positionals);
  const start = performance.now();
  const runs = await runDoctests(site, pages);

  const verdicts = runs.map(({ program, result }) => judgeRun(program, result));
  const wrongOutputs = verdicts.flatMap((verdict) => verdict.wrongOutputs);
  const problems = verdicts.flatMap((verdict) => verdict.problems);
  if (values.update) {
    rewrite(site, wrongOutputs);
  } else {
    problems.push(...wrongOutputs.map(outputProblem));
  }
  problems.forEach((problem) => console.error(`${formatDoctestProblem(problem)}\n`));

  const outputs = runs
    .flatMap(({ program }) => ownFences(program))
    .flatMap(({ outputs }) => outputs);
  console.log(
    [
      `${runs.length} programs on ${pages.length} pages`,
      `${outputs.length} outputs, ${wrongOutputs.length} ${values.update ? 'rewritten' : 'wrong'}`,
      `${problems.length} problems`,
      `${((performance.now() - start) / 1000).toFixed(1)} s`,
    ].join('; '),
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** @throws if no page has one of the chosen parts, or if a page has problems, which `check` reports too */
function readPages(site: Site, chosen: string[]) {
  const { files, faults } = choosePages(listPages(site), chosen);
  if (faults.length > 0) {
    throw new Error(faults.join('\n\n'));
  }
  const pages = files.map((file) =>
    collect(fs.readFileSync(path.join(site.dir, file.file), 'utf8'), file, site),
  );
  const problems = pages.flatMap((page) => page.problems);
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  return pages.filter(({ fences }) => fences.length > 0);
}

/** Computes the texts of all pages before it writes the first: if one is impossible, none is written. */
function rewrite(site: Site, wrongOutputs: WrongOutput[]) {
  const files = [...new Set(wrongOutputs.map(({ file }) => file))];
  const texts = files.map((file) => {
    const outputs = wrongOutputs.filter((output) => output.file === file);
    return updateOutputs(fs.readFileSync(path.join(site.dir, file), 'utf8'), outputs);
  });
  files.forEach((file, index) => writeWhole(path.join(site.dir, file), texts[index]!));
}
