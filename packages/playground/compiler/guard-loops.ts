import type * as TypeScript from 'typescript';

/** The name of the function that a frame has for it, which throws when a task takes too long. */
export const GUARD = 'guardLoop';

/**
 * Lets each turn of a loop ask whether it has taken too long: a frame may share the page's process, in which
 * nobody could stop it. `for (;;) wait();` becomes `for (;;) {guardLoop();wait();}`; lines stay lines.
 *
 * @param name - of the file, whose ending says what is in it
 */
export function guardLoops(
  ts: typeof TypeScript,
  target: TypeScript.ScriptTarget,
  name: string,
  text: string,
): string {
  const pieces: { at: number; insert: string }[] = [];
  const visit = (node: TypeScript.Node) => {
    if (ts.isIterationStatement(node, false)) {
      const { statement } = node;
      const start = statement.getStart();
      if (ts.isBlock(statement)) {
        pieces.push({ at: start + 1, insert: `${GUARD}();` });
      } else {
        pieces.push({ at: start, insert: `{${GUARD}();` }, { at: statement.end, insert: '}' });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, target, true));
  let guarded = text;
  for (const { at, insert } of pieces.sort((a, b) => b.at - a.at)) {
    guarded = guarded.slice(0, at) + insert + guarded.slice(at);
  }
  return guarded;
}
