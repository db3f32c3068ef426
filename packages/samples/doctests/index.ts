import fs from 'node:fs';
import path from 'node:path';
import { compileModule } from '../store/compile-entry';
import type { Page } from '../page/page';
import { programsToRun, type RunProgram } from '../programs/programs-to-run';
import { compilePrograms } from './compile';
import type { Result } from './job';
import { runProgram } from './run-program';

const PROCESSES = 2;

/**
 * Runs every program of the given pages in Node, two at a time.
 *
 * @param siteDir - the site's root
 * @returns what each program printed, in page order
 */
export async function runDoctests(
  siteDir: string,
  pages: Page[],
): Promise<{ program: RunProgram; result: Result }[]> {
  const outDir = path.join(siteDir, '.cache', 'doctests', String(process.pid));
  try {
    const programs = pages.flatMap(programsToRun);
    // The child is TypeScript too; compiled once, it starts without a compiler in each process.
    const childFile = path.join(outDir, 'child.mjs');
    await compileModule(path.join(__dirname, 'child.ts'), childFile);
    const bundleOf = await compileAll(programs, siteDir, outDir);
    return await inParallel(programs, async (program) => {
      return { program, result: await runProgram(program, bundleOf(program), childFile) };
    });
  } finally {
    fs.rmSync(outDir, { recursive: true, force: true });
  }
}

async function compileAll(programs: RunProgram[], siteDir: string, outDir: string) {
  const bundles = new Map<RunProgram, string>();
  for (const version of new Set(programs.map((program) => program.version))) {
    const ofVersion = programs.filter((program) => program.version === version);
    const libraryDir = path.join(siteDir, 'libraries', version);
    const bundleOf = await compilePrograms(ofVersion, libraryDir, outDir);
    ofVersion.forEach((program) => bundles.set(program, bundleOf(program)));
  }
  return (program: RunProgram) => bundles.get(program)!;
}

async function inParallel<Item, Done>(items: Item[], work: (item: Item) => Promise<Done>) {
  const done: Done[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) {
      done[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: PROCESSES }, worker));
  return done;
}
