import type { BrowserMode } from '../../page/page';

/** Where a program is, and what it imports. */
export type Addresses = { program: string; shared: string };

/**
 * Loads what a run needs: what shows it, and the texts of the program and of the file that it imports. A
 * worker finds them in the browser's cache; else it would learn of the second when it has the first.
 *
 * @returns what shows the run, and the texts for a frame, which may load nothing from the site itself
 */
export function load(mode: BrowserMode, { program, shared }: Addresses) {
  const texts = Promise.all([program, shared].map(loadText));
  // A worker says by itself that its program does not load.
  texts.catch(() => {});
  return mode === 'dom'
    ? Promise.all([import('./LiveFrame'), texts])
    : Promise.all([import('./Live')]);
}

async function loadText(address: string) {
  const response = await fetch(address);
  return response.ok ? response.text() : Promise.reject(new Error(response.statusText));
}
