import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHost } from '../../support/host';

/** In the browser: gathers what its console would show; WebDriver has no way to read that. */
function collect() {
  const faults: string[] = [];
  window.faults = faults;
  window.addEventListener(
    'error',
    ({ message, target }) => {
      const address = target instanceof Element && (target.getAttribute('src') ?? '');
      // What other hosts would give is not there where tests run.
      if (!address || new URL(address, window.location.href).origin === window.location.origin) {
        faults.push(message ?? `${address} did not load`);
      }
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    faults.push(`${violatedDirective} forbids ${blockedURI}`);
  });
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      faults.push(words.map(String).join(' '));
      print(...words);
    };
  }
}

declare global {
  interface Window {
    /** Errors and warnings of the page, in order. */
    faults: string[];
  }
}

const SCRIPT = `(${collect.toString()})()`;
/** `fetch` has unpacked the files. */
const CHANGED = ['content-encoding', 'content-length', 'transfer-encoding', 'etag'];
const HASH = createHash('sha256').update(SCRIPT).digest('base64');

/**
 * Serves a built site whose pages gather their faults.
 *
 * @param folder - the built site
 * @returns its address, and a function that ends it
 */
export async function startCollectingHost(folder: string) {
  const host = await startHost(folder);
  const server = http.createServer((request, response) => {
    void answer(new URL(request.url ?? '/', host.url), response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await host.close();
    },
  };
}

async function answer(url: URL, response: http.ServerResponse) {
  const found = await fetch(url, { redirect: 'manual' });
  for (const [name, value] of found.headers) {
    if (name === 'content-security-policy') {
      response.setHeader(name, value.replace('script-src ', `script-src 'sha256-${HASH}' `));
    } else if (!CHANGED.includes(name)) {
      response.setHeader(name, value);
    }
  }
  response.statusCode = found.status;
  const isPage = found.headers.get('content-type')?.startsWith('text/html') === true;
  response.end(
    isPage
      ? (await found.text()).replace('<head>', `<head><script>${SCRIPT}</script>`)
      : Buffer.from(await found.arrayBuffer()),
  );
}
