import { format as nodeFormat } from 'node:util';
import { format as pageFormat } from '../worker/inspect';
import type { Result } from './job';

const CONSOLE_METHODS = ['log', 'info', 'debug', 'warn', 'error'] as const;
/** The page prints errors without these lines: `    at run (a.ts:1:2)`; keeps the `{` before an error's properties. */
const STACK_FRAMES =
  /\n +(?:at .*?|\.{3} \d+ lines matching cause stack trace \.{3})( \{)?(?=\n|$)/g;

/** Captures what this process writes to stdout, and compares each console call with the page's console. */
export function captureOutput() {
  const drift: Result['drift'] = [];
  let chunks: string[] = [];

  process.stdout.write = (chunk: string | Uint8Array) => {
    chunks.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    return true;
  };
  for (const method of CONSOLE_METHODS) {
    const print = console[method].bind(console);
    console[method] = (...args: unknown[]) => {
      const node = nodeFormat(...args).replace(STACK_FRAMES, '$1');
      const page = pageFormat(...args);
      if (node !== page) {
        drift.push({ node, page });
      }
      print(...args);
    };
  }

  return {
    /** Discards what was printed so far: another fence begins. */
    start() {
      chunks = [];
    },
    /** What was printed since `start`, without the last line break. */
    text: () => chunks.join('').replace(/\n$/, ''),
    drift: () => drift,
  };
}
