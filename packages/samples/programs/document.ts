/** What Node has as well, or will have. */
const OF_DOCUMENT = ['Event', 'CustomEvent', 'navigator', 'localStorage', 'sessionStorage'];

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
  // What jsdom lacks, and what of it Node's `fetch` would not take from jsdom.
  const { fetch, Headers, Request, Response, AbortController, AbortSignal } = globalThis;
  Object.assign(window, { fetch, Headers, Request, Response, AbortController, AbortSignal });
  const ofDocument = Object.getOwnPropertyNames(window).filter(
    (name) => !(name in globalThis) || OF_DOCUMENT.includes(name),
  );
  for (const name of ofDocument) {
    // Node has some of them already, as accessors that cannot be assigned to.
    Object.defineProperty(globalThis, name, {
      value: page[name],
      configurable: true,
      writable: true,
    });
  }
  Object.assign(globalThis, WITHOUT_TURNS);
  return () => window.document.getElementById('root')?.innerHTML ?? '';
}
