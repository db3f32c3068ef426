import type { OutputFence } from '../page/page';

/**
 * Rewrites the code of output fences in a page's text, and nothing else.
 *
 * @param text - the page's MDX
 * @param outputs - its wrong output fences with what they should say
 * @throws where an output holds a line of backticks, which would end its fence
 */
export function updateOutputs(
  text: string,
  outputs: { fence: OutputFence; actual: string }[],
): string {
  const lines = text.split('\n');
  const lastFirst = outputs.toSorted((a, b) => b.fence.line - a.fence.line);
  for (const { fence, actual } of lastFirst) {
    if (/^ *```/m.test(actual)) {
      throw new Error(
        `The output at line ${fence.line} has a line that begins with backticks; open and close its fence with four.`,
      );
    }
    const indent = ' '.repeat(fence.indent);
    const written = actual === '' ? [] : actual.split('\n');
    const oldLength = fence.code === '' ? 0 : fence.code.split('\n').length;
    lines.splice(
      fence.line - 1,
      oldLength,
      ...written.map((line) => (line === '' ? '' : indent + line)),
    );
  }
  return lines.join('\n');
}
