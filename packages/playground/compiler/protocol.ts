import type { PlayFile } from './types';

/** What the page asks of a compiler's worker. */
export type WorkerCall =
  /** To load types, unless it has them. */
  | { call: 'load'; types: readonly string[] }
  /** All files, as they are when the question is asked. */
  | (WorkerQuestion & { files: readonly PlayFile[] });

/** What is asked about files. */
export type WorkerQuestion =
  | { call: 'problems' }
  | { call: 'hover' | 'complete'; name: string; position: number }
  | { call: 'format'; name: string }
  | { call: 'translate'; isGuarded: boolean };

/** The answer to a request; `name` is that of the error. */
export type WorkerAnswer = { result: unknown } | { error: string; name: string };
