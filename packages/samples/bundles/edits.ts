/** Replaces what stands between two offsets of a text. */
export type Edit = { start: number; end: number; text: string };

/**
 * Makes edits in a text. One that lies within another is part of what that one replaces.
 *
 * @param edits - in any order; of two at the same offset, the first comes first
 */
export function applyEdits(text: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start >= done) {
      pieces.push(text.slice(done, edit.start), edit.text);
      done = edit.end;
    }
  }
  return pieces.join('') + text.slice(done);
}
