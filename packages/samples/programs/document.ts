/** What React and its libraries look for on the global object. */
const GLOBALS = [
  'document',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLIFrameElement',
  'Node',
  'Event',
  'MouseEvent',
  'CustomEvent',
  'InputEvent',
  'KeyboardEvent',
  'SubmitEvent',
  'MutationObserver',
  'IntersectionObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'self',
] as const;

/** What jsdom lacks, and what of it Node's `fetch` would not take from jsdom. */
const LENT_BY_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
] as const;

/**
 * By these of Node's, React's scheduler sends itself messages, and nobody can know whether one is under way.
 * Without them it sets timers, for which a program's end waits, as in a frame of the page.
 */
const WITHOUT_TURNS = {
  MessageChannel: undefined,
  setImmediate: (callback: (...args: unknown[]) => void, ...args: unknown[]) =>
    setTimeout(callback, 0, ...args),
};

/**
 * Makes this process look like a browser's page with an empty `<div id="root">`.
 *
 * jsdom is loaded here and not before: it takes half a second that other programs need not spend.
 *
 * @returns a function that gives the HTML in `#root`
 */
export async function openDocument(): Promise<() => string> {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('<div id="root"></div>', {
    url: 'http://localhost:3000/',
    pretendToBeVisual: true,
  });
  const page = window as unknown as Record<string, unknown>;
  Object.assign(window, Object.fromEntries(LENT_BY_NODE.map((name) => [name, globalThis[name]])));
  define('window', window);
  define('navigator', window.navigator);
  for (const name of GLOBALS) {
    define(name, page[name]);
  }
  Object.assign(globalThis, WITHOUT_TURNS);
  return () => window.document.getElementById('root')?.innerHTML ?? '';
}

/** Node has some of them already, as accessors that cannot be assigned to. */
function define(name: string, value: unknown) {
  if (value !== undefined) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
