import { format as formatWithFrames, inspect as inspectWithFrames } from 'node-inspect-extracted';

/** A frame of a stack, and what Node writes behind the last one where an error has more properties. */
const FRAME = /\n +at [^\n]*?(?= \{(?:\n|$)|\n|$)/g;

/** Writes a value as Node's `util.inspect` does; errors without their stack frames, which are of the page. */
export function inspect(value: unknown): string {
  return inspectWithFrames(asInNode(value)).replace(FRAME, '');
}

/** Writes what the console prints in Node. */
export function format(...args: unknown[]): string {
  return formatWithFrames(...args.map(asInNode)).replace(FRAME, '');
}

/** Other engines' stacks lack the name and the message of the error, with which Node's begin. */
function asInNode(value: unknown): unknown {
  if (value instanceof Error && value.stack && /^[^\n@]*@/.test(value.stack)) {
    Object.defineProperty(value, 'stack', {
      configurable: true,
      value: `${value.name}: ${value.message}\n    at program`,
    });
  }
  return value;
}
