/** In Chromium and Node: `\n    at run (a.js:1:2)`. */
const FIRST_FRAME = /\n {4}at /;
/** A stack of Firefox or Safari, which has no message: `run@https://example.com/run/a.js:1:2`. */
const FRAMES_ONLY = /^[^\n@]*@[^\n]*(?::\d+:\d+|\[native code\])(?:\n|$)/;

/** A placeholder line for the stack frames: objects with errors are then laid out as in Node. */
const FRAMES_PLACEHOLDER = '\n\0';

/** Removes the placeholder lines of `describeError`. */
export function removeFramePlaceholders(text: string): string {
  return text.replace(/\n *\0/g, '');
}

/**
 * Describes an error as Node does, with a placeholder instead of the stack frames: readers cannot use the
 * frames of a bundle.
 *
 * @param name - the error's class
 * @returns the first lines, and the names of the properties to list below
 */
export function describeError(error: Error, name: string): { base: string; keys: string[] } {
  const stack = stackOf(error);
  const framesAt = stack.search(FIRST_FRAME);
  const head = renameHead(framesAt === -1 ? stack : stack.slice(0, framesAt), error, name);
  const keys = Object.keys(error).filter((key) => !isInStack(error, key, stack));
  const hidden = ['cause', 'errors'].filter((key) => Object.hasOwn(error, key));
  return {
    base: framesAt === -1 ? `[${head}]` : `${head}${FRAMES_PLACEHOLDER}`,
    keys: [...new Set([...keys, ...hidden])],
  };
}

/** Converts stacks to Chromium's format: name and message, then the frames. */
function stackOf(error: Error) {
  const stack = error.stack ? String(error.stack) : String(error);
  return FRAMES_ONLY.test(stack) ? `${String(error)}\n    at ${stack}` : stack;
}

/** A name that the bundler minified, such as `e`: it keeps the names of classes, but not of constructor functions. */
const MINIFIED = /^\w\w?$/;

/** A subclass that sets no `name` has its parent's in the stack: `Error: no` becomes `QuietError: no`. */
function renameHead(head: string, { name }: Error, shown: string) {
  const startsWithName = head.startsWith(name) && /^(?:$|[:\n])/.test(head.slice(name.length));
  if (shown === name || MINIFIED.test(shown) || !name.endsWith('Error') || !startsWithName) {
    return head;
  }
  const rest = head.slice(name.length);
  return shown.includes(name) ? shown + rest : `${shown} [${name}]${rest}`;
}

function isInStack(error: Error, key: string, stack: string) {
  const isShown = key === 'name' || key === 'message' || key === 'stack';
  return isShown && stack.includes(String(error[key]));
}
