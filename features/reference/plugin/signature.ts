import { format } from 'prettier';

/** What fits beside the sidebars of a page. */
const COLUMNS = 84;
const MAX_LINES = 24;

/**
 * Lays out declarations, and cuts them where only the compiler would read on.
 *
 * @param declarations - as in a file of types, without `declare`
 */
export async function formatSignature(declarations: string): Promise<string> {
  // Only as ambient declarations they need no bodies.
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
