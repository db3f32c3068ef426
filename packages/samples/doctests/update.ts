import type { WrongOutput } from './problems';

/**
 * Rewrites the code of output fences in a page's text, and nothing else.
 *
 * @param text - the page's MDX
 * @param outputs - its wrong output fences with what they should say
 * @throws where an output holds a line of backticks, which would end its fence
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
    // As the fence itself is indented: by tabs, in a quote, behind the mark of a list.
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
