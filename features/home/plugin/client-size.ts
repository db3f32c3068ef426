import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** A client that batches, as a browser loads it. */
const CLIENT = `
  import { createTRPCClient } from '@trpc/client';
  import { httpBatchLink } from '@trpc/client/links/httpBatchLink';
  globalThis.client = createTRPCClient({ links: [httpBatchLink({ url: '/trpc' })] });
`;
const ENTRY = 'client.js';

/**
 * Measures what the 9.x client adds to a page: bundled and minified, then compressed with gzip.
 *
 * @param libraryDir - the folder whose packages are measured
 * @returns bytes
 */
export async function measureClient(
  libraryDir: string,
): Promise<{ minified: number; gzipped: number }> {
  const entry = path.join(libraryDir, ENTRY);
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    transform: { target: 'es2020', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'client-entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? CLIENT : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const [{ code }] = output;
  return { minified: Buffer.byteLength(code), gzipped: gzipSync(code, { level: 9 }).length };
}
