import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveHandler from 'serve-handler';

/** Files are compressed at every request, on the processors that the browsers need. */
const QUICKLY = { level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } };

const AS_A_HOST = { cleanUrls: true, trailingSlash: false, directoryListing: false, etag: true };

/** What is used of `vercel.json`, by which the build tells one of its hosts what the others are told, too. */
interface HostRules {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string; statusCode: number }[];
}

/** What a host of a folder does. Sites other than this one tell their hosts nothing. */
function optionsFor(folder: string) {
  const file = path.join(folder, 'vercel.json');
  const { headers, redirects }: HostRules = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as HostRules)
    : { headers: [], redirects: [] };
  return {
    ...AS_A_HOST,
    public: folder,
    headers: headers.map((rule) => ({ ...rule, source: rule.source.replace('(.*)', '**') })),
    redirects: redirects.map(({ statusCode, ...rule }) => ({ ...rule, type: statusCode })),
  };
}

/** A running host of a built site. */
export interface Host {
  /** Its origin, such as `http://localhost:3210`. */
  url: string;
  /** Serves another build from now on, as a deployment under open tabs does. */
  deploy: (folder: string) => void;
  /** Lets each answer wait from now on, as one from afar does; what browsers have in their cache does not. */
  moveAway: (milliseconds: number) => void;
  close: () => Promise<void>;
}

/**
 * Serves a built site as a host does: clean URLs, 404.html with status 404, compression, and the headers
 * and redirects that the build asks of hosts, the policy on scripts among them.
 *
 * @param folder - the built site
 * @param port - the port to listen on; a free one unless given
 * @throws when the port is taken
 */
export async function startHost(folder: string, port = 0): Promise<Host> {
  let deployed = optionsFor(folder);
  let latency = 0;
  const compress = compression(QUICKLY);
  const server = http.createServer((request, response) => {
    // The types of compression know Express's requests only; the code asks for Node's.
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
    moveAway: (milliseconds: number) => (latency = milliseconds),
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
