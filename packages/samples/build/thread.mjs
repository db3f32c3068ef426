import { tsImport } from 'tsx/esm/api';

// Threads do not inherit the TypeScript loader of the process, so each starts it by itself.
await tsImport('./build-thread.ts', import.meta.url);
