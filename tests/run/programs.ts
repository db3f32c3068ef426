import fs from 'node:fs';
import path from 'node:path';
import { bundleProgram } from '@site/packages/samples/bundles/bundle-program';
import { collect } from '@site/packages/samples/page/collect';
import { runDoctests } from '@site/packages/samples/doctests';
import type { Printed } from '@site/packages/samples/doctests/job';
import { listPages } from '@site/packages/samples/page/pages';
import { programsToRun, type RunProgram } from '@site/packages/samples/programs/programs-to-run';
import { docsVersions } from '@site/packages/samples/page/versions';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Lists the programs that readers can run, in page order. */
export function pagePrograms(): RunProgram[] {
  const versions = docsVersions(SITE_DIR);
  return listPages(SITE_DIR)
    .map((page) => collect(fs.readFileSync(path.join(SITE_DIR, page.file), 'utf8'), page, versions))
    .flatMap(programsToRun)
    .filter(({ mode }) => mode === 'page');
}

/** @returns the text of the bundle that the page loads for a program */
export function bundleText(program: RunProgram): Promise<string> {
  return bundleProgram(SITE_DIR, program);
}

/** Runs a program in Node. @returns what each of its fences prints there */
export async function printedInNode(program: RunProgram): Promise<Printed[]> {
  const [run] = await runDoctests(SITE_DIR, [{ ...program.page, fences: program.fences }]);
  return run!.result.printed;
}
