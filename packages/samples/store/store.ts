import fs from 'node:fs';
import path from 'node:path';
import { listFiles, readJson, writeWhole } from './files';

/**
 * What is kept between builds: files of one folder, by their paths from it.
 *
 * A file's name holds a hash of all that it was made from, what made it included, so it never has to be
 * compared with anything: it is there, or it is made.
 */
export type Store = {
  /** The path of an entry on the disk. */
  pathOf: (entry: string) => string;
  /**
   * Reads a record. One that is not there, is damaged, or names an entry that is not there, is
   * `undefined`.
   */
  read: <Value>(entry: string) => Value | undefined;
  /** @param names - other entries without which the record says nothing true; written before it */
  write: (entry: string, value: unknown, names?: string[]) => void;
  writeText: (entry: string, text: string) => void;
  /** Deletes what was neither read, nor written, nor named since the store was opened. */
  prune: () => void;
};

type StoredRecord = { value: unknown; names: string[] };

/** A file that is younger than this may be one that another process is writing. */
const UNFINISHED_MS = 60_000;

/** @param folder - its path; what else is in it is deleted when the store is pruned */
export function openStore(folder: string): Store {
  const used = new Set<string>();
  const pathOf = (entry: string) => path.join(folder, entry);

  function writeText(entry: string, text: string) {
    writeWhole(pathOf(entry), text);
    used.add(entry);
  }

  return {
    pathOf,
    read<Value>(entry: string) {
      const record = readJson<Partial<StoredRecord>>(pathOf(entry));
      if (!record?.names?.every((name) => fs.existsSync(pathOf(name)))) {
        return undefined;
      }
      [entry, ...record.names].forEach((name) => used.add(name));
      return record.value as Value;
    },
    write(entry, value, names = []) {
      names.forEach((name) => used.add(name));
      writeText(entry, JSON.stringify({ value, names } satisfies StoredRecord));
    },
    writeText,
    prune() {
      const youngest = Date.now() - UNFINISHED_MS;
      for (const entry of listFiles(folder)) {
        const file = pathOf(entry);
        // `writeWhole` gives a file its name when the file is whole.
        const isUnfinished = entry.endsWith('.unfinished') && fs.statSync(file).mtimeMs > youngest;
        if (!used.has(entry) && !isUnfinished) {
          fs.rmSync(file);
        }
      }
    },
  };
}
