import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { libraryDir, type Site } from '../page/site';
import { compileEntry } from '../store/compile-entry';
import type { Page } from '../page/page';
import { programsToRun, type RunProgram } from '../programs/programs-to-run';
import { compilePrograms } from './compile';
import type { Result } from './job';
import { runProgram } from './run-program';

const CONCURRENCY = 2;

export type Run = { program: RunProgram; result: Result };

/** Runs every program of the given pages in Node, two at a time. The results are in page order. */
export async function runDoctests(site: Site, pages: Page[]): Promise<Run[]> {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'doctests-'));
  try {
    const programs = pages.flatMap(programsToRun);
    const { file: childFile } = await compileEntry('doctests/child');
    for (const version of new Set(programs.map((program) => program.version))) {
      const ofVersion = programs.filter((program) => program.version === version);
      await compilePrograms(ofVersion, libraryDir(site, version), outDir);
    }
    const run = async (program: RunProgram) => {
      return { program, result: await runProgram(program, outDir, childFile) };
    };
    return await pMap(programs, run, { concurrency: CONCURRENCY });
  } finally {
    fs.rmSync(outDir, { recursive: true, force: true });
    // Node bug: if the last file that was stat-ed is a socket, `require` does not follow symbolic links.
    fs.statSync(os.tmpdir());
  }
}
