/**
 * Starts a thread from a TypeScript module of a package, where the process that starts it cannot
 * compile: Docusaurus transpiles every module that it loads, and takes seconds for a bundler.
 */
import { workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

const { compileEntry } = await tsImport('./compile-entry', import.meta.url);
const { file, fingerprint } = await compileEntry(workerData.entry, workerData.packageDir);
workerData.fingerprint = fingerprint;
await import(file);
