import { brotliCompressSync } from 'node:zlib';
import type { BrowserMode } from '../page/page';
import type { RunProgram } from '../programs/programs-to-run';

export const KILOBYTE = 1024;

/** How many bytes of what a click on Run loads are what shows a run, which is the same for all programs of a mode. */
const VIEWER_SIZES = { page: 1.8 * KILOBYTE, dom: 2.5 * KILOBYTE };

/**
 * Measures what a reader's first click on Run loads, in bytes of brotli. Later ones load the program
 * alone.
 *
 * @param shared - the text of the file that programs share
 * @param program - the text of the program's own file
 * @param mode - where it runs
 */
export function clickSize(shared: string, program: string, mode: BrowserMode): number {
  return brotliSize(shared) + brotliSize(program) + VIEWER_SIZES[mode];
}

/**
 * Warns of a program that loads slowly. It is no error: a page may need exactly that program.
 *
 * @param size - what a first click on it loads, in bytes of brotli
 * @param limit - what it should load at most, in KB
 */
export function sizeWarnings({ page, fences }: RunProgram, size: number, limit: number): string[] {
  if (size <= limit * KILOBYTE) {
    return [];
  }
  const place = `${page.file}:${fences[0]!.line - 1}:1`;
  const loaded = `a first Run loads ${kilobytes(size)} for the program that starts here, and ${limit} KB should do`;
  return [
    `${place} - ${loaded}; import less, or write "fresh" on a later fence that can do without those before it.`,
  ];
}

/** Writes a size for people. */
function kilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} KB`;
}

function brotliSize(text: string) {
  return brotliCompressSync(text).length;
}
