import { brotliCompressSync } from 'node:zlib';
import type { RunProgram } from '../programs/programs-to-run';

const KILOBYTE = 1024;

/** How many bytes of brotli a click on Run should load at most. */
export const CLICK_LIMIT = 20 * KILOBYTE;

/** How many of them are what shows a run, which is the same for all programs. */
const VIEWER_SIZE = 1.6 * KILOBYTE;

/** Measures what a click on Run loads, in bytes of brotli. */
export function clickSize(bundle: string): number {
  return brotliCompressSync(bundle).length + VIEWER_SIZE;
}

/**
 * Warns of a program that loads slowly. It is no error: a page may need exactly that program.
 *
 * @param size - what a click on it loads, in bytes of brotli
 */
export function sizeWarnings({ page, fences }: RunProgram, size: number): string[] {
  if (size <= CLICK_LIMIT) {
    return [];
  }
  const place = `${page.file}:${fences[0]!.line - 1}:1`;
  const loaded = `Run loads ${kilobytes(size)} for the program that starts here, and ${kilobytes(CLICK_LIMIT)} should do`;
  return [
    `${place} - ${loaded}; import less, or write "fresh" on a later fence that can do without those before it.`,
  ];
}

/** Writes a size for people. */
export function kilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} KB`;
}
