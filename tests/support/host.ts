import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveHandler from 'serve-handler';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const KEEP_A_YEAR = 'public, max-age=31536000, immutable';

/** What the README asks of hosts for programs, which are workers: those have the policy of their own response. */
export const PROGRAM_POLICY = "default-src 'none'; script-src 'self'; connect-src 'none'";

/** Files are compressed at every request, on the processors that the browsers need. */
const QUICKLY = { level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } };

const AS_A_HOST = {
  cleanUrls: true,
  trailingSlash: false,
  directoryListing: false,
  etag: true,
  headers: [
    { source: '**', headers: [{ key: 'Cache-Control', value: REVALIDATE }] },
    { source: 'assets/**', headers: [{ key: 'Cache-Control', value: KEEP_A_YEAR }] },
    {
      source: 'run/**',
      headers: [
        { key: 'Cache-Control', value: KEEP_A_YEAR },
        { key: 'Content-Security-Policy', value: PROGRAM_POLICY },
      ],
    },
  ],
};

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
 * Serves a built site as a host does: clean URLs, 404.html with status 404, compression, pages that
 * browsers ask for again, and hashed assets that they keep.
 *
 * @param folder - the built site
 * @param port - the port to listen on; a free one unless given
 * @throws when the port is taken
 */
export async function startHost(folder: string, port = 0): Promise<Host> {
  let deployed = folder;
  let latency = 0;
  const compress = compression(QUICKLY);
  const server = http.createServer((request, response) => {
    // The types of compression know Express's requests only; the code asks for Node's.
    compress(request as never, response as never, () => {
      const options = { ...AS_A_HOST, public: deployed };
      setTimeout(() => void serveHandler(request, response, options), latency);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next) => (deployed = next),
    moveAway: (milliseconds) => (latency = milliseconds),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (require.main === module) {
  const [folder = 'build', port = '3000'] = process.argv.slice(2);
  void startHost(folder, Number(port)).then(({ url }) => console.log(`${folder} is on ${url}`));
}
