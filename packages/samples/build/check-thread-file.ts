import fs from 'node:fs';
import path from 'node:path';
import { compileModule } from '../store/compile-entry';

/** Below the site's root, so that Node finds its packages from there. */
const FILE = path.resolve(__dirname, '../../../.cache/threads/check-thread.mjs');

let compiled: Promise<string> | undefined;

/**
 * Compiles `check-thread.ts`, once in a process: each thread would otherwise start a compiler of its
 * own, and pass all of TypeScript through it.
 *
 * @returns the path of a module that a thread can start with
 */
export function compileCheckThread(): Promise<string> {
  compiled ??= compile();
  return compiled;
}

/** Other processes find the whole file or none. */
async function compile() {
  const unfinished = `${FILE}.${process.pid}`;
  await compileModule(path.join(__dirname, 'check-thread.ts'), unfinished);
  fs.renameSync(unfinished, FILE);
  return FILE;
}
