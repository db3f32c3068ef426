import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BuildAnswer, BuildRequest, BuildThreadData } from './build-thread';
import { startThread, type Thread } from './threads';

const SITE_DIR = path.resolve(__dirname, '../../..');

let thread: Thread<BuildRequest, BuildAnswer> | undefined;

/**
 * Asks for a check, of the site or of one page.
 *
 * It is made in a thread, because Docusaurus transpiles every module that it loads, and takes seconds
 * for a compiler and a highlighter.
 */
export function checkInThread(request: BuildRequest): Promise<BuildAnswer> {
  const keepsCompilers = process.env.NODE_ENV !== 'production';
  const workerData: BuildThreadData = { siteDir: SITE_DIR, keepsCompilers };
  thread ??= startThread(new Worker(path.join(__dirname, 'thread.mjs'), { workerData }));
  return thread.ask(request);
}

/** The path of a file from the site's root, with `/`. */
export function sitePath(file: string): string {
  return path.relative(SITE_DIR, file).split(path.sep).join('/');
}
