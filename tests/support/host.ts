import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveHandler from 'serve-handler';

/** Fast, since files are compressed for every request, on the same CPU as the browsers. */
const COMPRESSION = { level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } };

const HANDLER_OPTIONS = {
  cleanUrls: true,
  trailingSlash: false,
  directoryListing: false,
  etag: true,
};

/** The part of the build's `vercel.json` that is used here. */
interface HostRules {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string; statusCode: number }[];
}

/** The handler's options for a folder. Other sites than this one have no `vercel.json`. */
function optionsFor(folder: string) {
  const file = path.join(folder, 'vercel.json');
  const { headers, redirects }: HostRules = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as HostRules)
    : { headers: [], redirects: [] };
  return {
    ...HANDLER_OPTIONS,
    public: folder,
    headers: headers.map((rule) => ({ ...rule, source: rule.source.replace('(.*)', '**') })),
    redirects: redirects.map(({ statusCode, ...rule }) => ({ ...rule, type: statusCode })),
  };
}

/** A running host of a built site. */
export interface Host {
  /** Its origin, such as `http://localhost:3210` */
  url: string;
  /** Serves another build from now on, as after a deployment */
  deploy: (folder: string) => void;
  /** Delays each response from now on */
  setLatency: (milliseconds: number) => void;
  close: () => Promise<void>;
}

/**
 * Serves a built site as a host does: clean URLs, 404.html with status 404, compression, and the headers and
 * redirects of its `vercel.json`.
 *
 * @param folder - the built site
 * @param port - by default a free one
 * @throws if the port is taken
 */
export async function startHost(folder: string, port = 0): Promise<Host> {
  let deployed = optionsFor(folder);
  let latency = 0;
  const compress = compression(COMPRESSION);
  const server = http.createServer((request, response) => {
    // `compression` works with Node's requests, but its types name Express's.
    compress(request as never, response as never, () => {
      setTimeout(() => void serveHandler(request, response, deployed), latency);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next: string) => (deployed = optionsFor(next)),
    setLatency: (milliseconds: number) => (latency = milliseconds),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (require.main === module) {
  const [folder = 'build', port = '3000'] = process.argv.slice(2);
  void startHost(folder, Number(port)).then(({ url }) => console.log(`${folder} is on ${url}`));
}
