import type * as TypeScript from 'typescript';

/** The global function of `FRAME_SCRIPT` that throws when a task takes too long. */
export const GUARD = 'guardLoop';

/**
 * Adds a time limit to loops: `for (;;) wait();` becomes `for (;;) {guardLoop();wait();}`. A frame may share
 * the page's process, and an endless loop would then block the Stop button. Line numbers do not change.
 *
 * @param name - the file's name, whose extension selects the syntax
 */
export function guardLoops(
  ts: typeof TypeScript,
  target: TypeScript.ScriptTarget,
  name: string,
  text: string,
): string {
  const insertions: { offset: number; code: string }[] = [];
  const visit = (node: TypeScript.Node) => {
    if (ts.isIterationStatement(node, false)) {
      const { statement } = node;
      const start = statement.getStart();
      if (ts.isBlock(statement)) {
        insertions.push({ offset: start + 1, code: `${GUARD}();` });
      } else {
        insertions.push(
          { offset: start, code: `{${GUARD}();` },
          { offset: statement.end, code: '}' },
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, target, true));
  let guarded = text;
  for (const { offset, code } of insertions.sort((a, b) => b.offset - a.offset)) {
    guarded = guarded.slice(0, offset) + code + guarded.slice(offset);
  }
  return guarded;
}
