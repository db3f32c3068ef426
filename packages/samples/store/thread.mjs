/**
 * Starts a thread from a TypeScript module of a package, where the process that starts it cannot
 * compile: Docusaurus transpiles every module that it loads, and takes seconds for a bundler.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId, workerData } from 'node:worker_threads';
import { build } from 'rolldown';

// What compiles is TypeScript, too: a loader takes longer for it than it takes for the thread.
const folder = fileURLToPath(new URL('.', import.meta.url));
// Below the package, so that Node finds the bundler, and for this thread alone.
const name = `compiler.${process.pid}-${threadId}.mjs`;
const compiler = path.join(folder, '../node_modules/.cache/entries', name);
await build({
  input: path.join(folder, 'compile-entry'),
  platform: 'node',
  external: /^[^./]/,
  transform: {
    define: {
      __dirname: JSON.stringify(folder),
      'import.meta.url': JSON.stringify(import.meta.url),
    },
  },
  output: { file: compiler },
  logLevel: 'silent',
});
const { compileEntry } = await import(pathToFileURL(compiler));
fs.rmSync(compiler);
const { file, fingerprint } = await compileEntry(workerData.entry, workerData.packageDir);
workerData.fingerprint = fingerprint;
await import(file);
