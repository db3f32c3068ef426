import { workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

// Threads do not inherit the TypeScript loader of the process, so each starts it by itself.
await tsImport(workerData.entry, import.meta.url);
