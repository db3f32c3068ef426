import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

type Made = Buffer | string;

/**
 * Opens a cache on disk that lasts from build to build.
 *
 * @param folder - where its entries are stored, a file each
 * @param codeFiles - files with the code that makes entries; a change of one makes all entries invalid
 */
export async function openCache(folder: string, codeFiles: string[]) {
  const texts = await Promise.all(codeFiles.map((file) => fs.readFile(file, 'utf8')));
  // Hashed once: the lock file, which is often among them, is longer than a page.
  const codeHash = createHash('sha256').update(JSON.stringify(texts));
  const used = new Set<string>();
  await fs.mkdir(folder, { recursive: true });
  return {
    /** Reads an entry, or makes and stores it. `inputs`: all that it depends on besides the code. */
    async get(inputs: string[], make: () => Made | Promise<Made>): Promise<Buffer> {
      const hash = codeHash.copy().update(JSON.stringify(inputs)).digest('hex');
      const file = path.join(folder, hash);
      used.add(hash);
      if (existsSync(file)) {
        return fs.readFile(file);
      }
      const made = Buffer.from(await make());
      // Renamed when complete: a build may be stopped here, and tests may write the entry at the same time.
      const unfinished = `${file}.${process.pid}`;
      await fs.writeFile(unfinished, made);
      await fs.rename(unfinished, file);
      return made;
    },
    /** Deletes the entries that `get` was not called for. */
    async prune() {
      // A name with a dot is of an entry that is being written, by another process perhaps, which may prune, too.
      const unused = (await fs.readdir(folder)).filter(
        (file) => !used.has(file) && !file.includes('.'),
      );
      await Promise.all(unused.map((file) => fs.rm(path.join(folder, file), { force: true })));
    },
  };
}
