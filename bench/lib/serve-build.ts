import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server of the built site, as far from the reader as one wants. */
export type SiteServer = {
  origin: string;
  /** @param milliseconds - how long each answer takes from now on */
  setLatency: (milliseconds: number) => void;
  /** Reads a file by its address. */
  read: (address: string) => Buffer;
  close: () => void;
};

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a built site on a free port.
 *
 * @param folder - path of the site's files
 */
export async function serveBuild(folder: string): Promise<SiteServer> {
  let latency = 0;
  const fileOf = (address: string) => {
    const file = path.join(folder, address);
    return [file, `${file}.html`].find((one) => fs.existsSync(one) && fs.statSync(one).isFile());
  };
  const server = http.createServer((request, response) => {
    const file = fileOf(new URL(request.url!, 'http://localhost').pathname);
    void sleep(latency).then(() => {
      response.writeHead(file ? 200 : 404, {
        'content-type': TYPES[path.extname(file ?? '')] ?? 'application/octet-stream',
      });
      response.end(file && fs.readFileSync(file));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setLatency: (milliseconds) => void (latency = milliseconds),
    read: (address) => fs.readFileSync(fileOf(address)!),
    close: () => void server.close(),
  };
}
