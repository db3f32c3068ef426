import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pMap from 'p-map';

const TEXTS = /\.(css|html|js|json|md|svg|txt|xml)$/;

/** Below it, an answer is one packet anyway. */
const SMALLEST_BYTES = 1024;

/** What nginx serves in place of a file to who takes it, by the end of the name. */
const COMPRESSED = {
  br: promisify(zlib.brotliCompress),
  gz: (content: Buffer) =>
    promisify(zlib.gzip)(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

/** What there was to compress, and what it came to, in bytes. */
export interface Savings {
  files: number;
  bytes: number;
  br: number;
  gz: number;
}

/**
 * Writes each text of a folder once more for each compression, as small as it gets: `index.html.br` and
 * `index.html.gz` beside `index.html`.
 */
export async function precompress(folder: string): Promise<Savings> {
  const savings: Savings = { files: 0, bytes: 0, br: 0, gz: 0 };
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) => TEXTS.test(name));
  await pMap(
    names,
    async (name) => {
      const file = path.join(folder, name);
      const content = await fs.readFile(file);
      if (content.length < SMALLEST_BYTES) {
        return;
      }
      savings.files += 1;
      savings.bytes += content.length;
      for (const [end, compress] of Object.entries(COMPRESSED)) {
        const compressed = await compress(content);
        savings[end as keyof typeof COMPRESSED] += compressed.length;
        await fs.writeFile(`${file}.${end}`, compressed);
      }
    },
    { concurrency: os.availableParallelism() },
  );
  return savings;
}
