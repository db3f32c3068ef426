import type { PlayFile } from './types';

/** What the page asks of a compiler's worker. */
export type WorkerCall =
  /** To read types, or the code of packages, from the bytes of a JSON file. */
  | { call: 'part'; href: string; json: ArrayBuffer }
  /** All files, as they are when the question is asked. */
  | (WorkerQuestion & { files: readonly PlayFile[] });

/** What is asked about files. */
export type WorkerQuestion =
  | { call: 'problems' }
  | { call: 'hover' | 'complete'; name: string; position: number }
  | { call: 'format'; name: string }
  /** `vendor`: the `href` of the code of packages. */
  | { call: 'modules'; entries: readonly string[]; vendor: string; kind: 'worker' | 'dom' };

/** The answer to a request. `isForReaders`: what a reader wrote cannot be linked. */
export type WorkerAnswer = { result: unknown } | { error: string; isForReaders: boolean };
