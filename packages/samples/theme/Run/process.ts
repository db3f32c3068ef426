import type { BrowserMode } from '../../page/page';
import type { FrameStart } from './frame-document';

/** Where a program is, and what it imports. */
export type Addresses = { program: string; shared: string };

/** A program that is loaded, or will be, and begins when it hears which sample to report on. */
export type Process = {
  /** The line to it. */
  port: Worker | MessagePort;
  /** What its frame needs, once that is loaded; nothing where it runs in a worker. */
  frame: Promise<FrameStart | undefined>;
  end: () => void;
};

/**
 * Loads a program.
 *
 * @param onFailure - hears that a worker's program does not load
 */
export function startProcess(
  mode: BrowserMode,
  addresses: Addresses,
  onFailure: () => void,
): Process {
  return mode === 'dom' ? startFrame(addresses) : startWorker(addresses, onFailure);
}

function startWorker({ program, shared }: Addresses, onFailure: () => void): Process {
  // Else the browser would learn of it when it has the program.
  preload(shared);
  const worker = new Worker(program, { type: 'module' });
  worker.onerror = onFailure;
  return { port: worker, frame: Promise.resolve(undefined), end: () => worker.terminate() };
}

/** A frame of its own origin may load nothing from the site, so the page does it. */
function startFrame({ program, shared }: Addresses): Process {
  const { port1, port2 } = new MessageChannel();
  const texts = Promise.all([load(program), load(shared)]);
  const sharedName = shared.slice(shared.lastIndexOf('/') + 1);
  return {
    port: port1,
    frame: texts.then(([program, shared]) => ({ program, shared, sharedName, port: port2 })),
    end: () => port1.close(),
  };
}

async function load(address: string) {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers with ${response.status}.`);
  }
  return response.text();
}

function preload(href: string) {
  if (!document.head.querySelector(`link[href="${href}"]`)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
}
