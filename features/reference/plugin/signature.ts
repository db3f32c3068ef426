import { format } from 'prettier';

/** The width of a page's text. */
const COLUMNS = 84;
const MAX_LINES = 24;

/**
 * Formats declarations, and cuts long ones.
 *
 * @param declarations - as in a `.d.ts` file, without `declare`
 */
export async function formatSignature(declarations: string): Promise<string> {
  // Without `declare`, functions without bodies are syntax errors.
  const ambient = declarations.replace(/^(?=[a-z])/gm, 'declare ');
  const text = await format(ambient, {
    parser: 'typescript',
    printWidth: COLUMNS,
    singleQuote: true,
  });
  const lines = text
    .replace(/^declare /gm, '')
    .trimEnd()
    .split('\n');
  return lines.length > MAX_LINES
    ? [...lines.slice(0, MAX_LINES), `// … ${lines.length - MAX_LINES} more lines`].join('\n')
    : lines.join('\n');
}
