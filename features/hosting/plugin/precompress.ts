import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pMap from 'p-map';

const TEXTS = /\.(css|html|js|json|md|svg|txt|xml)$/;

/** Below it, an answer is one packet anyway. */
const SMALLEST_BYTES = 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

/**
 * Writes each text of a folder once more for each compression that nginx serves in its place, as small as
 * it gets: `index.html.br` and `index.html.gz` beside `index.html`.
 *
 * @returns how many texts it has compressed
 */
export async function precompress(folder: string): Promise<number> {
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) => TEXTS.test(name));
  const compress = async (name: string) => {
    const file = path.join(folder, name);
    const content = await fs.readFile(file);
    if (content.length < SMALLEST_BYTES) {
      return false;
    }
    await fs.writeFile(`${file}.br`, await brotli(content));
    await fs.writeFile(
      `${file}.gz`,
      await gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
    );
    return true;
  };
  const done = await pMap(names, compress, { concurrency: os.availableParallelism() });
  return done.filter(Boolean).length;
}
