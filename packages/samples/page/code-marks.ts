import { codeLines, type CodeLine, type CodeMark, type LineKind } from './code-lines';

/** What the comments in a fence's code say about it. Offsets count from the start of its code. */
export type CodeMarks = {
  /** The lines that readers see, in order. */
  shown: ShownLine[];
  /** Where each `^?` points. */
  queries: Query[];
  /** The codes of the TypeScript errors that `@errors` announces. */
  expectedErrors: number[];
  /** Where `@filename` opens a file: `start` is the offset of the file's first line. */
  filenames: { name: string; start: number; line: number }[];
  /** The code that programs are made of: as written, but removed lines are blank. */
  program: string;
  problems: CodeMarkProblem[];
};

/** A line of a fence's code that readers see, by its offsets. */
export type ShownLine = { start: number; end: number; kind?: LineKind };

/** `offset` is in the line above the caret; `line` is the caret's own, from 0. */
export type Query = { offset: number; line: number };

/** A fault in a fence's code; `line` counts from 0. */
export type CodeMarkProblem = { rule: string; message: string; line: number };

/**
 * Reads the marks in a fence's code. The code `const a = 1;` with `//    ^?` below has one shown line
 * and one query, whose offset is that of the `a`.
 *
 * @param code - as written between the backticks
 * @param isSample - whether the code is TypeScript of a program
 * @param isDiff - whether lines that begin with a sign were added or removed
 */
export function readCodeMarks(code: string, isSample: boolean, isDiff = false): CodeMarks {
  const lines = codeLines(code, isSample, isDiff);
  const { kinds, problems } = lineKinds(lines);
  const flags = readFlags(lines, code);
  return {
    shown: shownLines(lines, kinds),
    queries: queries(lines),
    expectedErrors: flags.expectedErrors,
    filenames: flags.filenames,
    program: withoutRemoved(lines, kinds),
    problems: [...problems, ...flags.problems],
  };
}

function lineKinds(lines: CodeLine[]) {
  const kinds = new Map<CodeLine, LineKind>();
  const problems: CodeMarkProblem[] = [];
  let next: LineKind | undefined;
  let block: { kind: LineKind; line: CodeLine } | undefined;
  for (const line of lines) {
    const { mark } = line;
    if (mark?.type !== 'line') {
      const kind = line.kind ?? next ?? block?.kind;
      if (kind && !mark) {
        kinds.set(line, kind);
        next = undefined;
      }
    } else if (mark.extent === 'next') {
      next = mark.kind;
    } else if (mark.extent === 'start') {
      block = { kind: mark.kind, line };
    } else if (block?.kind === mark.kind) {
      block = undefined;
    } else {
      problems.push(unpaired(line, 'ends a block that does not start', 'start', 'above'));
    }
  }
  if (block) {
    problems.push(unpaired(block.line, 'starts a block that does not end', 'end', 'below'));
  }
  return { kinds, problems };
}

function unpaired(line: CodeLine, fault: string, missing: string, where: string) {
  const comment = line.text.trim();
  const counterpart = comment.replace(/-(start|end)/, `-${missing}`);
  return {
    rule: 'unpaired-mark',
    message: `"${comment}" ${fault}; write "${counterpart}" ${where} the lines.`,
    line: line.number,
  };
}

function shownLines(lines: CodeLine[], kinds: Map<CodeLine, LineKind>): ShownLine[] {
  const cut = lines.findLastIndex(({ mark }) => mark?.type === 'cut');
  return lines
    .slice(cut + 1)
    .filter(({ mark }) => !mark || isFilename(mark))
    .map((line) => ({ start: line.start, end: line.end, kind: kinds.get(line) }));
}

/** Readers see where a file of a fence begins. */
function isFilename(mark: CodeMark) {
  return mark.type === 'flag' && mark.name === 'filename';
}

function queries(lines: CodeLine[]): Query[] {
  return lines.flatMap(({ mark, number }) => {
    const above = lines.slice(0, number).findLast((line) => !line.mark);
    return mark?.type === 'query' && above
      ? { offset: Math.min(above.start + mark.column, above.end), line: number }
      : [];
  });
}

function readFlags(lines: CodeLine[], code: string) {
  const expectedErrors: number[] = [];
  const filenames: CodeMarks['filenames'] = [];
  const problems: CodeMarkProblem[] = [];
  for (const { mark, number: line, end } of lines) {
    if (mark?.type !== 'flag') {
      continue;
    }
    const { name, value } = mark;
    if (name === 'errors' && /^\d+(?:[ ,]+\d+)*$/.test(value)) {
      expectedErrors.push(...value.split(/[ ,]+/).map(Number));
    } else if (name === 'errors') {
      const message = `@errors wants TypeScript's error codes, not "${value}"; write "// @errors: 2322 2345".`;
      problems.push({ rule: 'errors-without-codes', message, line });
    } else if (name === 'filename') {
      filenames.push({ name: value, start: Math.min(end + 1, code.length), line });
    } else {
      const message = `Unknown mark "@${name}"; code knows @errors, @filename, ^? and ---cut---.`;
      problems.push({ rule: 'unknown-code-mark', message, line });
    }
  }
  return { expectedErrors, filenames, problems };
}

function withoutRemoved(lines: CodeLine[], kinds: Map<CodeLine, LineKind>) {
  return lines
    .map((line) => (kinds.get(line) === 'remove' ? ' '.repeat(line.text.length) : line.text))
    .join('\n');
}

/**
 * Finds where readers see an offset of a fence's code; `line` and `column` count from 0.
 *
 * @returns `undefined` where the line is cut away, or a mark
 */
export function shownPosition(shown: readonly ShownLine[], offset: number) {
  const line = shown.findIndex(({ start, end }) => start <= offset && offset <= end);
  return line < 0 ? undefined : { line, column: offset - shown[line]!.start };
}

/** The code as readers see it: without marks, and without what is above a cut. */
export function shownCode(code: string, shown: readonly ShownLine[]): string {
  return shown.map(({ start, end }) => code.slice(start, end)).join('\n');
}

/**
 * The code of a program's file as somebody writes it who knows nothing of samples: without marks, without
 * removed lines, and with what is above a cut.
 */
export function plainCode({ code }: { code: string }): string {
  const lines = codeLines(code, true);
  const { kinds } = lineKinds(lines);
  const left = lines.filter((line) => !line.mark && kinds.get(line) !== 'remove');
  const text = left.map((line) => line.text.slice(0, line.end - line.start)).join('\n');
  return `${text.trim()}\n`;
}
