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
  const { column, length, source } = place;
  const indent = source.length - source.trimStart().length;
  const before = source.slice(indent, column - 1).replace(/[^\t]/g, ' ');
  const carets = '^'.repeat(Math.max(1, Math.min(length, source.length - column + 1)));
  return `${placeWords(place)} - ${message}\n\n    ${source.trim()}\n    ${before}${carets}`;
}

/** How messages name another line of the page. */
export const LINE_IN_WORDS = /(?<=\(line |\bin line )\d+/g;

/** So many problems are written in full, so many of those that are mended soonest, and so many places of one. */
const MAX_WRITTEN = 20;
const MAX_CHEAPEST = 10;
const MAX_PLACES = 5;

/** What a message ends with where it is known what to write. */
const KNOWN_MEND =
  /Did you mean|The fence in line \d+ |This is TSX|in the option "compilerOptions"/;

/** The rule of what samples import from packages that are not there, whose names are the messages. */
export const NOT_INSTALLED = 'package-not-installed';

/** Writes what several problems say, each once, above the places of which it is said. */
export function groupProblems(problems: readonly Problem[]): string[] {
  const isPackage = ({ rule }: Problem) => rule === NOT_INSTALLED;
  const others = problems.filter((problem) => !isPackage(problem));
  const groups = groupBy(others, ({ message }) => message).map(([message, group]) => {
    const places = group.slice(0, MAX_PLACES).map(({ place }) => `  ${placeWords(place)}`);
    const rest = group.length - places.length;
    return [message, ...places, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n');
  });
  const packages = groupBy(problems.filter(isPackage), ({ message }) => message);
  return packages.length > 0 ? [...groups, packagesInWords(packages)] : groups;
}

function packagesInWords(packages: [name: string, imports: Problem[]][]) {
  const names = packages.map(([name, { length }]) =>
    length > 1 ? `${name} (${length} times)` : name,
  );
  return `What samples import from these packages is any, since they are not installed; install those whose use is to be checked: ${names.join(', ')}.`;
}

/** Writes several problems, a blank line between them. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}

/**
 * Writes several problems. Of many, the first, and how many there are of each kind, with an example.
 *
 * @param isWhole - whether to write them all the same
 */
export function summarizeProblems(problems: readonly Problem[], isWhole = false): string {
  if (isWhole || problems.length <= MAX_WRITTEN) {
    return formatProblems(problems);
  }
  const kinds = groupBy(problems, ({ rule }) => rule)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([rule, { length, 0: first }]) => {
      return `${String(length).padStart(6)}  ${rule.padEnd(8)} such as ${inOneLine(first!)}`;
    });
  const cheapest = problems
    .filter(({ message }) => KNOWN_MEND.test(message))
    .slice(0, MAX_CHEAPEST)
    .map((problem) => `  ${problem.rule.padEnd(8)} ${inOneLine(problem)}`);
  return [
    formatProblems(problems.slice(0, MAX_WRITTEN)),
    `These are ${MAX_WRITTEN} of ${problems.length} problems; "npx checked-samples check --all" writes all, and "… check --update-baseline" takes them for known from here on.`,
    kinds.join('\n'),
    ...(cheapest.length > 0
      ? [`The cheapest to mend, since it is known what to write:\n${cheapest.join('\n')}`]
      : []),
  ].join('\n\n');
}

function inOneLine({ rule, message, place }: Problem) {
  const [said, ...others] = message.replace(`${rule}: `, '').split('\n');
  const mend = others.find((line) => KNOWN_MEND.test(line));
  return `${placeWords(place)} ${said}${mend ? ` ${mend.trim()}` : ''}`;
}

/** Gives a problem the line on which it is now, and those that its words name. */
export function moveProblem(
  { rule, message, place }: Problem,
  moved: (line: number) => number,
): Problem {
  return {
    rule,
    message: message.replace(LINE_IN_WORDS, (line) => String(moved(Number(line)))),
    place: { ...place, line: moved(place.line) },
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

function placeWords({ file, line, column }: Place) {
  return `${file}:${line}:${column}`;
}
