/** A problem's position in the page's file. Lines and columns count from 1. */
export type Place = {
  /** Path from the site's root, e.g. `docs/server/router.mdx`. */
  file: string;
  line: number;
  column: number;
  /** In characters. */
  length: number;
  /** The text of the line. */
  source: string;
};

/** A fault in a sample. `rule` is its kind, such as `TS2322` or `title-clash`. */
export type Problem = { rule: string; message: string; place: Place };

/**
 * Formats a problem with its source line. Editors and terminals link the position.
 *
 *     docs/x.mdx:132:39 - TS2322: Type 'string' is not assignable to type 'number'.
 *
 *         const added = await caller.add({ text: 'hello' });
 *                                          ^^^^
 */
export function formatProblem({ message, place }: Problem): string {
  const { column, length, source } = place;
  const indent = source.length - source.trimStart().length;
  const before = source.slice(indent, column - 1).replace(/[^\t]/g, ' ');
  const carets = '^'.repeat(Math.max(1, Math.min(length, source.length - column + 1)));
  return `${formatPlace(place)} - ${message}\n\n    ${source.trim()}\n    ${before}${carets}`;
}

/** The number in a message's reference to a line of the page: `(line 7)`, `in line 7`. */
export const LINE_REFERENCE = /(?<=\(line |\bin line )\d+/g;

/** How many problems are written in full, how many with a suggestion, and how many places of one message. */
const MAX_IN_FULL = 20;
const MAX_SUGGESTIONS = 10;
const MAX_PLACES = 5;

/** Messages that suggest what to write instead: `Did you mean 'tea'?` */
const SUGGESTION =
  /Did you mean|The fence in line \d+ |This is TSX|in the option "compilerOptions"/;

/** The rule of imports from packages that are not installed; the message is the package's name. */
export const NOT_INSTALLED = 'package-not-installed';

/** Formats each message once, above its places. Packages that are not installed are in one message. */
export function groupProblems(problems: readonly Problem[]): string[] {
  const isPackage = ({ rule }: Problem) => rule === NOT_INSTALLED;
  const others = problems.filter((problem) => !isPackage(problem));
  const groups = groupBy(others, ({ message }) => message).map(([message, group]) => {
    const places = group.slice(0, MAX_PLACES).map(({ place }) => `  ${formatPlace(place)}`);
    const rest = group.length - places.length;
    return [message, ...places, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n');
  });
  const packages = groupBy(problems.filter(isPackage), ({ message }) => message);
  return packages.length > 0 ? [...groups, notInstalledMessage(packages)] : groups;
}

function notInstalledMessage(packages: [name: string, imports: Problem[]][]) {
  const names = packages.map(([name, { length }]) =>
    length > 1 ? `${name} (${length} times)` : name,
  );
  return `What samples import from these packages is any, since they are not installed; install those whose use is to be checked: ${names.join(', ')}.`;
}

/** Formats problems in full, with blank lines between them. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}

/**
 * Formats problems in full. Of more than 20, it formats 20, the number of problems by rule, and some with a
 * suggestion.
 *
 * @param writesAll - whether to format all in full
 */
export function summarizeProblems(problems: readonly Problem[], writesAll = false): string {
  if (writesAll || problems.length <= MAX_IN_FULL) {
    return formatProblems(problems);
  }
  const kinds = groupBy(problems, ({ rule }) => rule)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([rule, { length, 0: first }]) => {
      return `${String(length).padStart(6)}  ${rule.padEnd(8)} such as ${inOneLine(first!)}`;
    });
  const suggestions = problems
    .filter(({ message }) => SUGGESTION.test(message))
    .slice(0, MAX_SUGGESTIONS)
    .map((problem) => `  ${problem.rule.padEnd(8)} ${inOneLine(problem)}`);
  return [
    formatProblems(problems.slice(0, MAX_IN_FULL)),
    `These are ${MAX_IN_FULL} of ${problems.length} problems; "npx checked-samples check --all" writes all, and "… check --update-baseline" takes them for known from here on.`,
    kinds.join('\n'),
    ...(suggestions.length > 0
      ? [`The cheapest to mend, since it is known what to write:\n${suggestions.join('\n')}`]
      : []),
  ].join('\n\n');
}

function inOneLine({ rule, message, place }: Problem) {
  const [firstLine, ...others] = message.replace(`${rule}: `, '').split('\n');
  const suggestion = others.find((line) => SUGGESTION.test(line));
  return `${formatPlace(place)} ${firstLine}${suggestion ? ` ${suggestion.trim()}` : ''}`;
}

/** Updates the line of a problem, and the lines in its message. */
export function moveProblem(
  { rule, message, place }: Problem,
  newLine: (line: number) => number,
): Problem {
  return {
    rule,
    message: message.replace(LINE_REFERENCE, (line) => String(newLine(Number(line)))),
    place: { ...place, line: newLine(place.line) },
  };
}

function groupBy(problems: readonly Problem[], keyOf: (problem: Problem) => string) {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups];
}

function formatPlace({ file, line, column }: Place) {
  return `${file}:${line}:${column}`;
}
