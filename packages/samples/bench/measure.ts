import { brotliCompressSync } from 'node:zlib';

/** A line of the table of figures. */
export type Row = { what: string; measured: string; limit: string };

/** Runs something and says how long it took, and how long the processor worked on it. */
export async function measure(run: () => Promise<unknown>) {
  const start = performance.now();
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { words: `${seconds} s, ${((user + system) / 1e6).toFixed(1)} CPU-s` };
}

/** The size of a text as servers send it, in bytes. */
export function brotliSize(text: string): number {
  return brotliCompressSync(text).length;
}
