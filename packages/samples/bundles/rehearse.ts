import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { BrowserMode } from '../page/page';
import { compileEntry } from '../store/compile-entry';
import { startThread, type Thread } from '../store/threads';
import type { FenceRun, Rehearsal } from './rehearse-thread';

/** What starts the thread, from this package's folder. */
export const REHEARSAL = 'bundles/rehearse-thread';

const TIME_LIMIT = 30_000;

/** Threads whose program has ended: to start one takes longer than most programs do. */
const idle: Thread<Rehearsal, FenceRun[]>[] = [];

/**
 * Runs a program once, in a thread that looks like where readers run it, to learn what it shows: the
 * page can then show that, or keep room for it.
 *
 * @param file - path of the program
 * @param fenceCount - how many fences the program has
 * @returns what each fence does
 * @throws where the program fails
 */
export async function rehearse(
  file: string,
  fenceCount: number,
  mode: BrowserMode = 'page',
): Promise<FenceRun[]> {
  const { file: threadFile } = await compileEntry(REHEARSAL);
  const thread = idle.pop() ?? startThread(new Worker(threadFile));
  const program = pathToFileURL(file).href;
  let limit: NodeJS.Timeout | undefined;
  const isLate = new Promise<never>((_, reject) => {
    const error = new Error(`It did not end within ${TIME_LIMIT / 1000} s.`);
    limit = setTimeout(reject, TIME_LIMIT, error);
  });
  try {
    const runs = await Promise.race([thread.ask({ program, fenceCount, mode }), isLate]);
    idle.push(thread);
    return runs;
  } catch (error) {
    await thread.close();
    throw error;
  } finally {
    clearTimeout(limit);
  }
}

/** Ends the threads that wait for another program, each of which may hold as much as jsdom takes. */
export async function endRehearsals(): Promise<void> {
  await Promise.all(idle.splice(0).map((thread) => thread.close()));
}
