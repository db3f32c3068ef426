import { JSDOM } from 'jsdom';

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

/**
 * Makes this process look like a browser's page with an empty `<div id="root">`.
 *
 * @returns a function that gives the HTML in `#root`
 */
export function openDocument(): () => string {
  const { window } = new JSDOM('<div id="root"></div>', {
    url: 'http://localhost:3000/',
    pretendToBeVisual: true,
  });
  const page = window as unknown as Record<string, unknown>;
  define('window', window);
  define('navigator', window.navigator);
  for (const name of GLOBALS) {
    define(name, page[name]);
  }
  return () => window.document.getElementById('root')?.innerHTML ?? '';
}

/** Node has some of them already, as accessors that cannot be assigned to. */
function define(name: string, value: unknown) {
  if (value !== undefined) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
