import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Shorter texts are parts of others, or no sentences. */
const MIN_LETTERS = 12;

/**
 * Reads which messages the sources of packages have.
 *
 * @param sourceDirs - folders with TypeScript
 * @returns whether a message as a page quotes it is one of theirs, whatever stands for its variables; a
 * page may leave out the end of one
 */
export function ownMessages(sourceDirs: string[]): (message: string) => boolean {
  const texts = sourceDirs.flatMap(sourceFiles).flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return textsOf(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true));
  });
  const patterns = texts.map((parts) => new RegExp(`^${parts.map(escape).join('.+')}`));
  return (message) => {
    const quoted = message.replace(/^Error: /, '').replace(/[\s…:]+$/, '');
    return (
      patterns.some((pattern) => pattern.test(quoted)) ||
      texts.some(([start = '']) => start.startsWith(quoted))
    );
  };
}

function sourceFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

/** The strings of a file that read like sentences, in their fixed parts: `a ${b} c` → ['a ', ' c'] */
function textsOf(node: ts.Node): string[][] {
  const parts = partsOf(node);
  const texts = parts && isSentence(parts) ? [parts] : [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsOf(child));
  });
  return texts;
}

function partsOf(node: ts.Node): string[] | undefined {
  if (ts.isStringLiteralLike(node)) {
    return [node.text.trimStart()];
  }
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : undefined;
}

function isSentence(parts: string[]) {
  const text = parts.join('');
  return text.length >= MIN_LETTERS && text.trim().includes(' ');
}

function escape(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
