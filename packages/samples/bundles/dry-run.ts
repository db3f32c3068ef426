import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { BrowserMode } from '../page/page';
import { compileEntry } from '../store/compile-entry';
import { startThread, type Thread } from '../store/threads';
import type { DryRunRequest, FenceRun } from './dry-run-thread';

/** The thread's entry point, from this package's folder. */
export const DRY_RUN_ENTRY = 'bundles/dry-run-thread';

const TIME_LIMIT_MS = 30_000;

/** Threads to reuse: starting one takes longer than most programs run. */
const idle: Thread<DryRunRequest, FenceRun[]>[] = [];

/**
 * Runs a program once at build, in a thread that imitates a browser, to learn what it shows. The page can
 * then show that before a run, or reserve space for it.
 *
 * @param file - path of the program's bundle
 * @returns what each fence does
 * @throws if the program fails or takes more than 30 s
 */
export async function dryRun(
  file: string,
  fenceCount: number,
  mode: BrowserMode = 'page',
): Promise<FenceRun[]> {
  const { file: threadFile } = await compileEntry(DRY_RUN_ENTRY);
  const thread = idle.pop() ?? startThread(new Worker(threadFile));
  const program = pathToFileURL(file).href;
  const timeLimit = wait(TIME_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`It did not end within ${TIME_LIMIT_MS / 1000} s.`);
  });
  try {
    const runs = await Promise.race([thread.ask({ program, fenceCount, mode }), timeLimit]);
    idle.push(thread);
    return runs;
  } catch (error) {
    await thread.close();
    throw error;
  }
}

/** Ends the idle threads, since jsdom takes much memory in each. */
export async function endDryRuns(): Promise<void> {
  await Promise.all(idle.splice(0).map((thread) => thread.close()));
}
