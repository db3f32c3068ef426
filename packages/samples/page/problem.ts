/** Where a problem is, in the terms of the page's file. Lines and columns count from 1. */
export type Place = {
  /** Path from the site's root, e.g. `docs/server/router.mdx`. */
  file: string;
  line: number;
  column: number;
  /** How many characters the fault covers. */
  length: number;
  /** The line of the file that holds the fault. */
  source: string;
};

/** Something that is wrong with a sample. `rule` names the kind, for tests and searches. */
export type Problem = { rule: string; message: string; place: Place };

/**
 * Writes a problem as editors and terminals expect it, with the source line and carets below.
 *
 *     docs/x.mdx:132:39 - TS2322: Type 'string' is not assignable to type 'number'.
 *
 *         const added = await caller.add({ text: 'hello' });
 *                                          ^^^^
 */
export function formatProblem({ message, place }: Problem): string {
  const { file, line, column, length, source } = place;
  const indent = source.length - source.trimStart().length;
  const before = source.slice(indent, column - 1).replace(/[^\t]/g, ' ');
  const carets = '^'.repeat(Math.max(1, Math.min(length, source.length - column + 1)));
  return `${file}:${line}:${column} - ${message}\n\n    ${source.trim()}\n    ${before}${carets}`;
}

/** Writes what several problems say, each once, above the places of which it is said. */
export function groupProblems(problems: readonly Problem[]): string[] {
  const messages = [...new Set(problems.map(({ message }) => message))];
  return messages.map((message) => {
    const places = problems.filter((problem) => problem.message === message);
    return [
      message,
      ...places.map(({ place }) => `  ${place.file}:${place.line}:${place.column}`),
    ].join('\n');
  });
}

/** Writes several problems, a blank line between them. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}
