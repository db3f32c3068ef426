import type { RunMode } from '../page/page';

/** What a fence prints, or should print: its stdout, and with jsdom the HTML in `#root`. */
export type Printed = { txt?: string; html?: string };

/** What the process of one program gets to do. */
export type Job = {
  /** The address of the module whose default export loads each fence in turn. */
  bundle: string;
  /** What each fence should print, where its page says so. */
  expected: (Printed | undefined)[];
  mode: RunMode;
  /** An empty folder for the sockets that stand for ports. */
  socketsDir: string;
};

/** What it sends back. */
export type Result = {
  /** For each fence that ran, in order; the last one may have failed half-way. */
  printed: Printed[];
  /** What the page would have printed otherwise than Node. */
  drift: { node: string; page: string }[];
  /** The stack of the error that ended the program. */
  error?: string;
};
