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

const PROCESSES = 2;

/** A program, and what came of running it. */
export type Run = { program: RunProgram; result: Result };

/**
 * Runs every program of the given pages in Node, two at a time.
 *
 * @returns what each program printed, in page order
 */
export async function runDoctests(site: Site, pages: Page[]): Promise<Run[]> {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'doctests-'));
  try {
    const programs = pages.flatMap(programsToRun);
    const child = await compileEntry('doctests/child');
    for (const version of new Set(programs.map((program) => program.version))) {
      const ofVersion = programs.filter((program) => program.version === version);
      await compilePrograms(ofVersion, libraryDir(site, version), outDir);
    }
    const run = async (program: RunProgram) => {
      return { program, result: await runProgram(program, outDir, child.file) };
    };
    return await pMap(programs, run, { concurrency: PROCESSES });
  } finally {
    fs.rmSync(outDir, { recursive: true, force: true });
    // While the last file that it looked at is a socket, Node's `require` follows no links.
    fs.statSync(os.tmpdir());
  }
}
