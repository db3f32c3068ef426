import type { WrongOutput } from './problems';

/**
 * Replaces the code of output fences in a page.
 *
 * @param text - the page's MDX
 * @param outputs - the output fences to replace, with their new code
 * @returns the new MDX
 * @throws if an output has a line that begins with three backticks, which would end its fence
 */
export function updateOutputs(text: string, outputs: WrongOutput[]): string {
  const lines = text.split('\n');
  const lastFirst = outputs.toSorted((a, b) => b.fence.line - a.fence.line);
  for (const { file, fence, actual } of lastFirst) {
    if (/^ *```/m.test(actual)) {
      throw new Error(
        `${file}:${fence.line}:1 - The output has a line that begins with backticks; open and close its fence with four.`,
      );
    }
    const opening = lines[fence.line - 2]!;
    // Keeps tabs and the `>` of quotes; the `-` of a list becomes a space.
    const indent = opening.slice(0, fence.indent).replace(/[^\s>]/g, ' ');
    const ending = opening.endsWith('\r') ? '\r' : '';
    const written = actual === '' ? [] : actual.split('\n');
    const oldLength = fence.code === '' ? 0 : fence.code.split('\n').length;
    lines.splice(
      fence.line - 1,
      oldLength,
      ...written.map((line) => (line === '' ? indent.trimEnd() : indent + line) + ending),
    );
  }
  return lines.join('\n');
}
