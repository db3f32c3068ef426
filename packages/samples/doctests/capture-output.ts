import { format as nodeFormat } from 'node:util';
import { format as pageFormat } from '../worker/inspect';
import type { Result } from './job';

const CONSOLE_METHODS = ['log', 'info', 'debug', 'warn', 'error'] as const;
const STACK_FRAMES =
  /\n +(?:at .*?|\.{3} \d+ lines matching cause stack trace \.{3})( \{)?(?=\n|$)/g;

/**
 * Takes over this process's stdout, and compares each line with what the page's console would print.
 */
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
    /** Forgets what was printed so far: the next fence begins. */
    start() {
      chunks = [];
    },
    /** What was printed since, without the last line break. */
    text: () => chunks.join('').replace(/\n$/, ''),
    drift: () => drift,
  };
}
