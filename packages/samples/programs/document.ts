/** Globals that Node defines too, and that must come from jsdom. */
const FROM_JSDOM = ['Event', 'CustomEvent', 'navigator', 'localStorage', 'sessionStorage'];

/**
 * React's scheduler uses these functions for tasks that `trackPending` cannot see. Without them it sets
 * timers, which `trackPending` waits for. The browser's frame does the same.
 */
const SCHEDULER_BY_TIMERS = {
  MessageChannel: undefined,
  setImmediate: (callback: (...args: unknown[]) => void, ...args: unknown[]) =>
    setTimeout(callback, 0, ...args),
};

/**
 * Makes the globals of this thread those of a browser's page with an empty `<div id="root">`. Loads jsdom,
 * which takes half a second, only when called.
 *
 * @returns a function that reads the HTML in `#root`
 */
export async function openDocument(): Promise<() => string> {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('<div id="root"></div>', {
    url: 'http://localhost:3000/',
    pretendToBeVisual: true,
  });
  // jsdom has no `fetch`, and Node's rejects the signals of jsdom.
  const { fetch, Headers, Request, Response, AbortController, AbortSignal } = globalThis;
  Object.assign(window, { fetch, Headers, Request, Response, AbortController, AbortSignal });
  const names = Object.getOwnPropertyNames(window).filter(
    (name) => !(name in globalThis) || FROM_JSDOM.includes(name),
  );
  for (const name of names) {
    // Not by assignment: Node defines some of them as getters without setters.
    Object.defineProperty(globalThis, name, {
      value: (window as unknown as Record<string, unknown>)[name],
      configurable: true,
      writable: true,
    });
  }
  Object.assign(globalThis, SCHEDULER_BY_TIMERS);
  return () => window.document.getElementById('root')?.innerHTML ?? '';
}
