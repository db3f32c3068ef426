const FIRST_FRAME = /\n {4}at /;
/** Other engines' stacks are frames alone, as `run@https://example.com/run/a.js:1:2`. */
const FRAMES_ALONE = /^[^\n@]*@[^\n]*(?::\d+:\d+|\[native code\])(?:\n|$)/;

/** Keeps the line that stack frames would take, so that all around it is laid out as in Node. */
const OMITTED_FRAMES = '\n\0';

/** Takes out the lines that stand for stack frames. */
export function withoutFrames(text: string): string {
  return text.replace(/\n *\0/g, '');
}

/**
 * Writes an error as Node does, less its stack frames: those of a bundle tell a reader nothing, and
 * they differ from one machine to the next.
 *
 * @param name - of its class
 */
export function describeError(error: Error, name: string): { base: string; keys: string[] } {
  const stack = stackOf(error);
  const framesAt = stack.search(FIRST_FRAME);
  const head = renameHead(framesAt === -1 ? stack : stack.slice(0, framesAt), error, name);
  const keys = Object.keys(error).filter((key) => !isInStack(error, key, stack));
  const hidden = ['cause', 'errors'].filter((key) => Object.hasOwn(error, key));
  return {
    base: framesAt === -1 ? `[${head}]` : `${head}${OMITTED_FRAMES}`,
    keys: [...new Set([...keys, ...hidden])],
  };
}

/** A stack as Chromium and Node write it: name and message go before the frames. */
function stackOf(error: Error) {
  const stack = error.stack ? String(error.stack) : String(error);
  return FRAMES_ALONE.test(stack) ? `${String(error)}\n    at ${stack}` : stack;
}

/** Bundling keeps the names of classes, and shortens those of functions, which old packages have in their place. */
const SHORTENED = /^\w\w?$/;

/** A subclass that never sets `name` has its parent's name in the stack. */
function renameHead(head: string, { name }: Error, shown: string) {
  const startsWithName = head.startsWith(name) && /^(?:$|[:\n])/.test(head.slice(name.length));
  if (shown === name || SHORTENED.test(shown) || !name.endsWith('Error') || !startsWithName) {
    return head;
  }
  const rest = head.slice(name.length);
  return shown.includes(name) ? shown + rest : `${shown} [${name}]${rest}`;
}

function isInStack(error: Error, key: string, stack: string) {
  const isShown = key === 'name' || key === 'message' || key === 'stack';
  return isShown && stack.includes(String(error[key]));
}
