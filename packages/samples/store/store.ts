import fs from 'node:fs';
import path from 'node:path';
import { listFiles, readJson, writeWhole } from './files';

/**
 * A cache of files in a folder, which lasts between builds. Entries are relative paths.
 *
 * An entry's name contains a hash of everything that determines its content, including the code that creates it, so
 * that an existing entry is always valid.
 */
export type Store = {
  /** The absolute path of an entry. */
  pathOf: (entry: string) => string;
  /**
   * Reads a value. It is `undefined` if it is missing or damaged, or if an entry that it depends on is missing.
   */
  read: <Value>(entry: string) => Value | undefined;
  /** @param names - the entries that it depends on; written before it */
  write: (entry: string, value: unknown, names?: string[]) => void;
  writeText: (entry: string, text: string) => void;
  /** Deletes all entries that were neither read, nor written, nor named since the store was opened. */
  prune: () => void;
};

type StoredRecord = { value: unknown; names: string[] };

/** Another process may still be writing a file that is younger than this. */
const UNFINISHED_MS = 60_000;

/** @param folder - belongs to the store: pruning deletes all other files */
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
        const isUnfinished = entry.endsWith('.unfinished') && fs.statSync(file).mtimeMs > youngest;
        if (!used.has(entry) && !isUnfinished) {
          fs.rmSync(file);
        }
      }
    },
  };
}
