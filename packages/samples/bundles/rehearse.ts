import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { BrowserMode } from '../page/page';
import { compileEntry } from '../store/compile-entry';
import type { RehearsalData, RehearsalMessage } from './rehearse-thread';

/** What readers see of a fence when they run it. */
export type FenceRun = {
  /** How many exchanges and messages go over the wire. */
  wire: number;
  /** Whether it prints. */
  prints: boolean;
  /** The HTML that it leaves in `#root`. */
  html: string;
};

/** What starts the thread, from this package's folder. */
export const REHEARSAL = 'bundles/rehearse-thread';

const TIME_LIMIT = 30_000;

/**
 * Runs a program once, in a thread that looks like where readers run it, to learn what it shows: the
 * page can then show that, or keep room for it.
 *
 * @param file - path of the program, beside the file that it shares with others
 * @param fenceCount - how many fences the program has
 * @returns what each fence does
 * @throws where the program fails
 */
export async function rehearse(
  file: string,
  fenceCount: number,
  mode: BrowserMode = 'page',
): Promise<FenceRun[]> {
  const entry = await compileEntry(REHEARSAL);
  const program = pathToFileURL(file).href;
  const workerData: RehearsalData = { program, mode, runRequest: { from: 0, to: fenceCount - 1 } };
  const worker = new Worker(entry.file, { workerData });
  const runs = Array.from({ length: fenceCount }, (): FenceRun => ({
    wire: 0,
    prints: false,
    html: '',
  }));
  let current = 0;
  let lastError = '';

  return new Promise<FenceRun[]>((resolve, reject) => {
    let limit: NodeJS.Timeout;
    const isLate = () => reject(new Error(`It did not end within ${TIME_LIMIT / 1000} s.`));
    worker.on('error', reject);
    worker.on('message', (message: RehearsalMessage) => {
      switch (message.type) {
        case 'begun':
          limit = setTimeout(isLate, TIME_LIMIT);
          break;
        case 'html':
          runs[current]!.html = message.html;
          break;
        case 'fence':
          current = message.fence;
          break;
        case 'exchange':
        case 'socket':
          runs[current]!.wire += 1;
          break;
        case 'text':
          runs[current]!.prints = true;
          lastError = message.stream === 'stderr' ? message.text : lastError;
          break;
        case 'ended':
          clearTimeout(limit);
          if (message.failed) {
            reject(new Error(lastError));
          } else {
            resolve(runs);
          }
      }
    });
  }).finally(() => worker.terminate());
}
