import type { ShownLine } from './code-marks';

/** A place among the lines that readers see; both count from 0. */
export type ShownPosition = { line: number; column: number };

/**
 * Finds where readers see an offset of a fence's code.
 *
 * @returns `undefined` where the line is cut away, or a mark
 */
export function shownPosition(
  shown: readonly ShownLine[],
  offset: number,
): ShownPosition | undefined {
  const line = shown.findIndex(({ start, end }) => start <= offset && offset <= end);
  return line < 0 ? undefined : { line, column: offset - shown[line]!.start };
}

/** The code as readers see it: without marks, and without what is above a cut. */
export function shownCode(code: string, shown: readonly ShownLine[]): string {
  return shown.map(({ start, end }) => code.slice(start, end)).join('\n');
}
