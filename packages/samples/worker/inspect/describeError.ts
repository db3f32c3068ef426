import { prefix } from './names';

const FIRST_FRAME = /\n {4}at /;

/** Keeps the line that stack frames would take, so that all around it is laid out as in Node. */
const OMITTED_FRAMES = '\n\0';

/** Takes out the lines that stand for stack frames. */
export function withoutFrames(text: string): string {
  return text.replace(/\n *\0/g, '');
}

/**
 * Writes an error as Node does, less its stack frames: those of a bundle tell a reader nothing, and
 * they differ from one machine to the next.
 */
export function describeError(error: Error, constructor: string | null, ownKeys: PropertyKey[]) {
  const stack = error.stack ? String(error.stack) : String(error);
  const framesAt = stack.search(FIRST_FRAME);
  const head = renameHead(framesAt === -1 ? stack : stack.slice(0, framesAt), error, constructor);
  const keys = ownKeys.filter((key) => !isInStack(error, key, stack));
  const hidden = (['cause', 'errors'] as const).filter(
    (key) => !keys.includes(key) && (key === 'cause' ? key in error : hasErrors(error)),
  );
  return {
    base: framesAt === -1 ? `[${head}]` : `${head}${OMITTED_FRAMES}`,
    keys: [...keys, ...hidden],
  };
}

/** A subclass that never sets `name` has its parent's name in the stack. */
function renameHead(head: string, { name }: Error, constructor: string | null) {
  const startsWithName = head.startsWith(name) && /^(?:$|[:\n])/.test(head.slice(name.length));
  if (constructor === null || !name.endsWith('Error') || !startsWithName) {
    return head;
  }
  const shown = prefix(constructor, '', 'Error').trimEnd();
  if (shown === name) {
    return head;
  }
  const rest = head.slice(name.length);
  return shown.includes(name) ? shown + rest : `${shown} [${name}]${rest}`;
}

function isInStack(error: Error, key: PropertyKey, stack: string) {
  return (
    (key === 'name' || key === 'message' || key === 'stack') && stack.includes(String(error[key]))
  );
}

function hasErrors(error: Error) {
  return Array.isArray((error as Partial<AggregateError>).errors);
}
