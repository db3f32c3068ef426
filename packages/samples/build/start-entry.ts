import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { startThread, type Thread } from './threads';

/** What a thread is started with: the entry point from its package's folder, which is this one's mostly. */
export type EntryData = { entry: string; packageDir?: string };

/** Starts a thread from a TypeScript module that calls `answerRequests`. */
export function startEntry<Request, Answer>(workerData: EntryData): Thread<Request, Answer> {
  return startThread(new Worker(path.join(__dirname, 'thread.mjs'), { workerData }));
}
