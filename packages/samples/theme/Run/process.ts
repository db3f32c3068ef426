import type { BrowserMode } from '../../page/page';

/** Where a program is, and what it imports. */
export type Addresses = { program: string; shared: string };

/** A program that is loaded, or will be, and begins when it hears which sample to report on. */
export type Process = {
  /** Runs it, unless it has a document. */
  worker?: Worker;
  /** What its frame is to run: its own text, and that of the file that it imports. */
  texts?: Promise<string[]>;
};

/**
 * Loads a program.
 *
 * @param onFailure - hears that a worker's program does not load
 */
export function startProcess(
  mode: BrowserMode,
  { program, shared }: Addresses,
  onFailure: () => void,
): Process {
  if (mode === 'dom') {
    // A frame of its own origin may load nothing from the site, so the page does it.
    return { texts: Promise.all([program, shared].map(load)) };
  }
  // Else the browser would learn of it when it has the program.
  preload(shared);
  const worker = new Worker(program, { type: 'module' });
  worker.onerror = onFailure;
  return { worker };
}

async function load(address: string) {
  const response = await fetch(address);
  return response.ok ? response.text() : Promise.reject(new Error(response.statusText));
}

function preload(href: string) {
  if (!document.head.querySelector(`link[href="${href}"]`)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
}
