import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { CLIENT_SIZE } from './clientSize';

const ENTRY = path.resolve('libraries/version-9.x/client.js');

/** A client that batches, as a browser loads it. */
const CLIENT = `
  import { createTRPCClient } from '@trpc/client';
  import { httpBatchLink } from '@trpc/client/links/httpBatchLink';
  globalThis.client = createTRPCClient({ links: [httpBatchLink({ url: '/trpc' })] });
`;

it('the home page tells the size of the real client', async () => {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    transform: { target: 'es2020', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'client-entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? CLIENT : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const [{ code }] = output;
  expect({
    minified: Buffer.byteLength(code),
    gzipped: gzipSync(code, { level: 9 }).length,
  }).toEqual(CLIENT_SIZE);
});
