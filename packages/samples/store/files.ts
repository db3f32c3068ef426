import fs from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** Reads a JSON file; returns `undefined` if it is missing or invalid. */
export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Writes a file atomically: other processes see all of it or nothing. */
export function writeWhole(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}-${threadId}.unfinished`;
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}

/** Lists the files of a folder and its subfolders, by relative paths with `/`. */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
