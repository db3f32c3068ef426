import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** What is kept of one kind between builds. */
export type Cache = {
  /**
   * Gives what is made of `parts`, from an earlier build where it is there.
   *
   * @param parts - all that it depends on besides what makes it
   */
  get: (parts: string[], make: () => Buffer | string | Promise<Buffer | string>) => Promise<Buffer>;
  /** Deletes what nobody asked for. */
  prune: () => Promise<void>;
};

/**
 * Opens what is kept of one kind.
 *
 * @param folder - its path
 * @param makers - paths of the files that make it: it is made anew when they change
 */
export async function openCache(folder: string, makers: string[]): Promise<Cache> {
  const texts = await Promise.all(makers.map((file) => fs.readFile(file, 'utf8')));
  const used = new Set<string>();
  await fs.mkdir(folder, { recursive: true });
  return {
    async get(parts, make) {
      const hash = createHash('sha256')
        .update(JSON.stringify([texts, parts]))
        .digest('hex');
      const file = path.join(folder, hash);
      used.add(hash);
      if (existsSync(file)) {
        return fs.readFile(file);
      }
      const made = Buffer.from(await make());
      // A build that is stopped leaves nothing half-written under its name; tests may make it at the same time.
      const unfinished = `${file}.${process.pid}`;
      await fs.writeFile(unfinished, made);
      await fs.rename(unfinished, file);
      return made;
    },
    async prune() {
      const left = (await fs.readdir(folder)).filter((file) => !used.has(file));
      await Promise.all(left.map((file) => fs.rm(path.join(folder, file))));
    },
  };
}
