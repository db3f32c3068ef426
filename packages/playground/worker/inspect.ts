import { format as formatWithFrames, inspect as inspectWithFrames } from 'node-inspect-extracted';

/** A stack frame, up to the ` {` that Node adds to the last one if the error has properties. */
const FRAME = /\n +at [^\n]*?(?= \{(?:\n|$)|\n|$)/g;

/** Writes a value as Node's `util.inspect` does, but errors without stack frames. */
export function inspect(value: unknown): string {
  return inspectWithFrames(withNodeStack(value)).replace(FRAME, '');
}

/** Formats console arguments as Node does, but errors without stack frames. */
export function format(...args: unknown[]): string {
  return formatWithFrames(...args.map(withNodeStack)).replace(FRAME, '');
}

/** Gives errors a stack in Node's format: those of Firefox and Safari lack name and message. */
function withNodeStack(value: unknown): unknown {
  if (value instanceof Error && value.stack && /^[^\n@]*@/.test(value.stack)) {
    Object.defineProperty(value, 'stack', {
      configurable: true,
      value: `${value.name}: ${value.message}\n    at program`,
    });
  }
  return value;
}
