import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAlgolia } from './store';

/** Serves the service over HTTP on a free port, for the official clients. */
export async function startAlgolia() {
  const algolia = createAlgolia();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const text = Buffer.concat(chunks).toString();
      const { status, body } = algolia.handle({
        method: request.method ?? 'GET',
        path: url.pathname,
        key: String(
          request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key'),
        ),
        body: text ? JSON.parse(text) : undefined,
      });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hosts = [
    { url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const },
  ];
  return { algolia, hosts, close: () => server.close() };
}
