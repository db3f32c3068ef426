import type { PlayFile } from '../../compiler/compiler';

/** A file of which readers see and edit a part. */
export type PaneFile = PlayFile & {
  /** What stands before that part, such as imports: whole lines, or ''. */
  above: string;
};

/** A file as the compiler knows it. */
export function wholeFile({ name, above, text }: PaneFile): PlayFile {
  return { name, text: above + text };
}
