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
  judge,
  outputProblem,
  ownFences,
  type WrongOutput,
} from './problems';
import { updateOutputs } from './update';

/**
 * Runs the samples of a site and proves their outputs.
 *
 * @param args - parts of the paths of pages; `--update` rewrites the outputs that are wrong
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

  const verdicts = runs.map(({ program, result }) => judge(program, result));
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

/** @throws where a page cannot be read as a program, which `check:samples` says too */
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

/** Writes all pages, or none where one cannot be written; a page is never half-written. */
function rewrite(site: Site, wrongOutputs: WrongOutput[]) {
  const files = [...new Set(wrongOutputs.map(({ file }) => file))];
  const texts = files.map((file) => {
    const outputs = wrongOutputs.filter((output) => output.file === file);
    return updateOutputs(fs.readFileSync(path.join(site.dir, file), 'utf8'), outputs);
  });
  files.forEach((file, index) => writeWhole(path.join(site.dir, file), texts[index]!));
}
