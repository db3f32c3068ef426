import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RunMessage } from '../../../src/run/messages';

const TIME_LIMIT = 10_000;

/**
 * Runs a bundle once, in a thread that looks like a browser's worker, to learn how much goes over the
 * wire: the page can then keep room for it.
 *
 * @param bundle - its text
 * @param fenceCount - how many fences the program has
 * @returns for each fence, how many exchanges and messages the wire shows
 * @throws where the program fails
 */
export function rehearse(bundle: string, fenceCount: number): Promise<number[]> {
  const worker = new Worker(path.join(__dirname, 'rehearse-thread.mjs'), { workerData: bundle });
  const counts = Array.from({ length: fenceCount }, () => 0);
  let current = 0;
  let lastError = '';

  return new Promise<number[]>((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`It did not end within ${TIME_LIMIT / 1000} s.`)),
      TIME_LIMIT,
    );
    worker.on('error', reject);
    worker.on('message', (message: RunMessage) => {
      switch (message.type) {
        case 'fence':
          current = message.fence;
          break;
        case 'exchange':
        case 'socket':
          counts[current]! += 1;
          break;
        case 'text':
          lastError = message.stream === 'stderr' ? message.text : lastError;
          break;
        case 'ended':
          clearTimeout(limit);
          if (message.failed) {
            reject(new Error(lastError));
          } else {
            resolve(counts);
          }
      }
    });
    worker.postMessage({ from: 0, to: fenceCount - 1 });
  }).finally(() => worker.terminate());
}
