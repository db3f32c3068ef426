/** The lines of a fence's code in its page; the first counts from 1. */
type Fence = { line: number; code: string };

/**
 * Finds the heading of the section in which a line stands, in words: of `## A \`fetch\` of [ours](./a.mdx)`
 * "A fetch of ours".
 *
 * @param text - the page's MDX
 * @param fences - of the page, in which what looks like a heading is none
 * @param line - from 1
 */
export function headingAbove(
  text: string,
  fences: readonly Fence[],
  line: number,
): string | undefined {
  const lines = text.split('\n').slice(0, line - 1);
  for (const { line: first, code } of fences) {
    const end = Math.min(first - 1 + code.split('\n').length, lines.length);
    lines.fill('', first - 1, end);
  }
  const heading = lines.findLast((one) => /^#{2,6} /.test(one));
  return heading
    ?.replace(/^#+ /, '')
    .replace(/\{\/\*.*?\*\/\}|\{#[^}]*\}/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replaceAll('\\', '')
    .trim();
}
