import type { RunMode } from '../page/page';

/** A fence's output, actual or expected: `txt` is stdout, and `html` the content of `#root` in jsdom. */
export type Printed = { txt?: string; html?: string };

/** The message to a child process: run one program. */
export type Job = {
  /** The URL of the compiled module, whose default export is a list of functions that import the fences. */
  bundle: string;
  /** By fence; `undefined` if the page has no output fence for it. */
  expected: (Printed | undefined)[];
  mode: RunMode;
  /** An empty folder for socket files, which replace ports. */
  socketsDir: string;
};

/** The child's answer. */
export type Result = {
  /** By fence, up to the one that failed, if any. */
  printed: Printed[];
  /** Console calls that print something else in the page than in Node. */
  drift: { node: string; page: string }[];
  /** The stack of the error that ended the program. */
  error?: string;
};
