/** How a line is highlighted. A `remove` line is shown, but is not part of the program. */
export type LineKind = 'highlight' | 'add' | 'remove';

/** What the comments in a fence's code say about it. Offsets are into that code. */
export type CodeMarks = {
  /** The lines that readers see, in order. */
  shown: ShownLine[];
  /** The positions at which `^?` points. */
  queries: Query[];
  /** The codes of the TypeScript errors that `@errors` lists. */
  expectedErrors: number[];
  /** The `@filename` comments; `start` is the offset of the file's first line. */
  filenames: { name: string; start: number; line: number }[];
  /** The code to compile: as written, but with spaces in place of removed lines. */
  program: string;
  problems: CodeMarkProblem[];
};

/** A line that readers see, by its offsets, without a `[!code …]` comment at its end. */
export type ShownLine = { start: number; end: number; kind?: LineKind };

/** `offset` is that of the name in the line above the caret; `line` is the caret's, from 0. */
export type Query = { offset: number; line: number };

/** A fault in a fence's code; `line` counts from 0. */
export type CodeMarkProblem = { rule: string; message: string; line: number };

type CodeLine = ShownLine & {
  /** The line, with a space in place of the `+` of an added one. */
  text: string;
  /** Set if the line is a comment for this tool: the named groups of `LINE_MARK` or `SAMPLE_MARK`. */
  mark?: Record<string, string | undefined>;
};

/** A line that is only a comment: `// text`, `# text`, `<!-- text -->`, or one of CSS or JSX. */
const COMMENT = /^\s*(?:\/\/|#|\{\s*\/\*|\/\*|<!--)\s*(.*?)\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;

/**
 * Docusaurus's `highlight-next-line`, and `diff-add-start`, which sites commonly add to it
 * (https://github.com/facebook/docusaurus/issues/3318#issuecomment-1909563681).
 */
const LINE_MARK = /^(?:highlight(?=-)|diff-(?:add|remove))(?:-(?<extent>next-line|start|end))?$/;

/** Shiki's comments at the end of a line (https://shiki.style/packages/transformers): `// [!code ++:3]` marks three. */
const NOTATION =
  /\s*(?:\/\/|#|\{\s*\/\*|\/\*|<!--)\s*\[!code (?<name>\+\+|--|highlight|hl|focus|error|warning)(?::(?<count>\d+))?\]\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;
const NOTATIONS: Record<string, LineKind> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlight',
  hl: 'highlight',
};

/** The first characters of lines in a `diff` fence. */
const SIGNS: Record<string, LineKind> = { '+': 'add', '-': 'remove' };

/** `^?`, `---cut---`, `@errors: 2345`, `@filename: a.ts`, and remark-typescript-tools' `file: a.ts noEmit`. */
const SAMPLE_MARK =
  /^(?:(?<query>\^\?)|(?<cut>---cut---)|file: (?<file>\S+\.tsx?)(?: noEmit)?|@filename:\s*(?<filename>.*)|@(?<name>\w+):\s*(?<value>.*))$/;

/**
 * Reads the marks in a fence's code. The code `const a = 1;` with `//    ^?` below has one shown line
 * and one query, with the offset of the `a`.
 *
 * @param code - as written between the backticks
 * @param isSample - whether `SAMPLE_MARK` applies: the code is checked TypeScript
 * @param isDiff - whether `+` and `-` at the beginning of a line mark it as added or removed
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
    // `@filename` comments are shown.
    if (!mark || file !== undefined) {
      shown.push(row);
    }
  });
  const program = lines
    .map(({ kind, text }) => (kind === 'remove' ? ' '.repeat(text.length) : text))
    .join('\n');
  return { shown, queries, expectedErrors, filenames, program, problems };
}

/** Splits code into lines. A line's kind comes from its own sign or notation, or from a line mark above. */
function readLines(code: string, isSample: boolean, isDiff: boolean) {
  const problems: CodeMarkProblem[] = [];
  let start = 0;
  let notationKind: LineKind | undefined;
  let notationLinesLeft = 0;
  let nextLineKind: LineKind | undefined;
  let block: { kind: LineKind; text: string; line: number } | undefined;
  const lines = code.split('\n').map((text, line): CodeLine => {
    const notation = NOTATION.exec(text);
    if (notation) {
      notationKind = NOTATIONS[notation.groups!.name!];
      notationLinesLeft = Number(notation.groups!.count ?? 1);
    }
    const signKind = isDiff ? SIGNS[text[0] ?? ''] : undefined;
    const ownKind = notationLinesLeft-- > 0 ? notationKind : signKind;
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
        nextLineKind = kind;
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
    const kind = ownKind ?? nextLineKind ?? block?.kind;
    nextLineKind = undefined;
    // Some authors write a `+` beside `[!code ++]`.
    const sign = signKind ? /^(\s*)\+/ : /^(\s*)\+(?=\s)/;
    return { ...row, kind, text: ownKind === 'add' ? text.replace(sign, '$1 ') : text };
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
 * Converts an offset in a fence's code to a shown `line` and `column`, both from 0.
 *
 * @returns `undefined` if readers do not see the line
 */
export function shownPosition(shown: readonly ShownLine[], offset: number) {
  const line = shown.findIndex(({ start, end }) => start <= offset && offset <= end);
  return line < 0 ? undefined : { line, column: offset - shown[line]!.start };
}

/** The code that readers see: without marks, and without the lines above `---cut---`. */
export function shownCode(code: string, shown: readonly ShownLine[]): string {
  return shown.map(({ start, end }) => code.slice(start, end)).join('\n');
}

/** The code of a file as ordinary TypeScript: without marks and removed lines, with the lines above `---cut---`. */
export function plainCode({ code }: { code: string }): string {
  const { lines } = readLines(code, true, false);
  const kept = lines.filter(({ mark, kind }) => !mark && kind !== 'remove');
  const text = kept.map((line) => line.text.slice(0, line.end - line.start)).join('\n');
  return `${text.trim()}\n`;
}
