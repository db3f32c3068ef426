/** How a line stands out. A `remove` line is shown, but is no part of the program. */
export type LineKind = 'highlight' | 'add' | 'remove';

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

/** A line of a fence's code that readers see, by its offsets, without a mark at its end. */
export type ShownLine = { start: number; end: number; kind?: LineKind };

/** `offset` is in the line above the caret; `line` is the caret's own, from 0. */
export type Query = { offset: number; line: number };

/** A fault in a fence's code; `line` counts from 0. */
export type CodeMarkProblem = { rule: string; message: string; line: number };

/** A line of a fence's code, in whose `text` a sign before an added line is a space. */
type CodeLine = ShownLine & {
  text: string;
  /** That it is a comment for this tool, and what it says besides about the lines around it. */
  mark?: Record<string, string | undefined>;
};

/** In the comment syntaxes of the site's languages; the comment's text is the first group. */
const COMMENT = /^\s*(?:\/\/|#|\{\s*\/\*|\/\*|<!--)\s*(.*?)\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;

/**
 * The highlight comments are Docusaurus's own; those for diffs are the ones that sites commonly add
 * (https://github.com/facebook/docusaurus/issues/3318#issuecomment-1909563681).
 */
const LINE_MARK = /^(?:highlight(?=-)|diff-(?:add|remove))(?:-(?<extent>next-line|start|end))?$/;

/** At a line's end, as Shiki has them (https://shiki.style/packages/transformers): `// [!code ++:3]` is for three lines. */
const NOTATION =
  /\s*(?:\/\/|#|\{\s*\/\*|\/\*|<!--)\s*\[!code (?<name>\+\+|--|highlight|hl|focus|error|warning)(?::(?<count>\d+))?\]\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;
const NOTATIONS: Record<string, LineKind> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlight',
  hl: 'highlight',
};

const SIGNS: Record<string, LineKind> = { '+': 'add', '-': 'remove' };

/** What the code of a program may say besides; `file:` as remark-typescript-tools has it, with what it says to that tool alone. */
const SAMPLE_MARK =
  /^(?:(?<query>\^\?)|(?<cut>---cut---)|file: (?<file>\S+\.tsx?)(?: noEmit)?|@filename:\s*(?<filename>.*)|@(?<name>\w+):\s*(?<value>.*))$/;

/**
 * Reads the marks in a fence's code. The code `const a = 1;` with `//    ^?` below has one shown line
 * and one query, whose offset is that of the `a`.
 *
 * @param code - as written between the backticks
 * @param isSample - whether the code is TypeScript of a program: only there can one ask for types,
 *   announce errors, name files and cut
 * @param isDiff - whether lines that begin with a sign were added or removed
 */
export function readCodeMarks(code: string, isSample: boolean, isDiff = false): CodeMarks {
  const { lines, problems } = readLines(code, isSample, isDiff);
  let shown: ShownLine[] = [];
  const queries: Query[] = [];
  const expectedErrors: number[] = [];
  const filenames: CodeMarks['filenames'] = [];
  let above: CodeLine | undefined;
  lines.forEach(({ text, mark, ...row }, line) => {
    const { query, cut, file = mark?.filename, name, value = '' } = mark ?? {};
    if (query && above) {
      const offset = above.start + text.indexOf('^');
      queries.push({ offset: Math.min(offset, above.end), line });
    } else if (cut) {
      shown = [];
    } else if (file !== undefined) {
      filenames.push({ name: file, start: Math.min(row.end + 1, code.length), line });
    } else if (name === 'errors' && /^\d+(?:[ ,]+\d+)*$/.test(value)) {
      expectedErrors.push(...value.split(/[ ,]+/).map(Number));
    } else if (name === 'errors') {
      const message = `@errors wants TypeScript's error codes, not "${value}"; write "// @errors: 2322 2345".`;
      problems.push({ rule: 'errors-without-codes', message, line });
    } else if (name) {
      const message = `Unknown mark "@${name}"; code knows @errors, @filename, ^? and ---cut---.`;
      problems.push({ rule: 'unknown-code-mark', message, line });
    }
    above = mark ? above : { text, ...row };
    // Readers see where a file of a fence begins.
    if (!mark || file !== undefined) {
      shown.push(row);
    }
  });
  const program = lines
    .map(({ kind, text }) => (kind === 'remove' ? ' '.repeat(text.length) : text))
    .join('\n');
  return { shown, queries, expectedErrors, filenames, program, problems };
}

/** Splits code into lines, and says how each stands out by its sign, the comment at its end, or one above. */
function readLines(code: string, isSample: boolean, isDiff: boolean) {
  const problems: CodeMarkProblem[] = [];
  let start = 0;
  let noted: LineKind | undefined;
  let left = 0;
  let next: LineKind | undefined;
  let block: { kind: LineKind; text: string; line: number } | undefined;
  const lines = code.split('\n').map((text, line): CodeLine => {
    const notation = NOTATION.exec(text);
    if (notation) {
      noted = NOTATIONS[notation.groups!.name!];
      left = Number(notation.groups!.count ?? 1);
    }
    const signed = isDiff ? SIGNS[text[0] ?? ''] : undefined;
    const own = left-- > 0 ? noted : signed;
    const row = { start, end: start + (notation?.index ?? text.length) };
    start += text.length + 1;
    const comment = COMMENT.exec(text)?.[1] ?? '';
    const lineMark = LINE_MARK.exec(comment);
    if (lineMark) {
      const kind = comment.replace('diff-', '').split('-')[0] as LineKind;
      const { extent } = lineMark.groups!;
      if (extent === 'start') {
        block = { kind, text, line };
      } else if (extent !== 'end') {
        next = kind;
      } else if (block?.kind === kind) {
        block = undefined;
      } else {
        problems.push(unpaired(text, line, 'ends a block that does not start', 'start', 'above'));
      }
    }
    const mark = lineMark?.groups ?? (isSample ? SAMPLE_MARK.exec(comment)?.groups : undefined);
    if (mark) {
      return { ...row, text, mark };
    }
    const kind = own ?? next ?? block?.kind;
    next = undefined;
    // Some write the sign as well.
    const sign = signed ? /^(\s*)\+/ : /^(\s*)\+(?=\s)/;
    return { ...row, kind, text: own === 'add' ? text.replace(sign, '$1 ') : text };
  });
  if (block) {
    const { text, line } = block;
    problems.push(unpaired(text, line, 'starts a block that does not end', 'end', 'below'));
  }
  return { lines, problems };
}

function unpaired(text: string, line: number, fault: string, missing: string, where: string) {
  const comment = text.trim();
  const counterpart = comment.replace(/-(start|end)/, `-${missing}`);
  const message = `"${comment}" ${fault}; write "${counterpart}" ${where} the lines.`;
  return { rule: 'unpaired-mark', message, line };
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
  const { lines } = readLines(code, true, false);
  const left = lines.filter(({ mark, kind }) => !mark && kind !== 'remove');
  const text = left.map((line) => line.text.slice(0, line.end - line.start)).join('\n');
  return `${text.trim()}\n`;
}
