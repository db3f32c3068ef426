/** How a line stands out. A `remove` line is shown, but is no part of the program. */
export type LineKind = 'highlight' | 'add' | 'remove';

/** What a line that is nothing but a comment says about the code around it. */
export type CodeMark =
  | { type: 'line'; kind: LineKind; extent: 'next' | 'start' | 'end' }
  | { type: 'query'; column: number }
  | { type: 'cut' }
  | { type: 'flag'; name: string; value: string };

/**
 * A line of a fence's code. `start` and `end` are offsets in it, without a mark at the line's end;
 * `number` counts from 0. In `text`, a sign before an added line is a space.
 */
export type CodeLine = {
  text: string;
  number: number;
  start: number;
  end: number;
  mark?: CodeMark;
  /** What a comment at the end of the line, or of one above, says of it. */
  kind?: LineKind;
};

/** In the comment syntaxes of the site's languages; the comment's text is the first group. */
const COMMENT = /^\s*(?:\/\/|#|\{\s*\/\*|\/\*|<!--)\s*(.*?)\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;

/**
 * The highlight comments are Docusaurus's own; those for diffs are the ones that sites commonly add
 * (https://github.com/facebook/docusaurus/issues/3318#issuecomment-1909563681).
 */
const LINE_MARKS: Record<string, CodeMark> = {
  'highlight-next-line': { type: 'line', kind: 'highlight', extent: 'next' },
  'highlight-start': { type: 'line', kind: 'highlight', extent: 'start' },
  'highlight-end': { type: 'line', kind: 'highlight', extent: 'end' },
  'diff-add': { type: 'line', kind: 'add', extent: 'next' },
  'diff-add-start': { type: 'line', kind: 'add', extent: 'start' },
  'diff-add-end': { type: 'line', kind: 'add', extent: 'end' },
  'diff-remove': { type: 'line', kind: 'remove', extent: 'next' },
  'diff-remove-start': { type: 'line', kind: 'remove', extent: 'start' },
  'diff-remove-end': { type: 'line', kind: 'remove', extent: 'end' },
};

/** At a line's end, as Shiki has them (https://shiki.style/packages/transformers): `// [!code ++:3]` is for three lines. */
const NOTATION =
  /\s*(?:\/\/|#|\{\s*\/\*|\/\*|<!--)\s*\[!code (?<name>[\w+-]+)(?::(?<count>\d+))?\]\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;
const NOTATIONS: Record<string, LineKind | undefined> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlight',
  hl: 'highlight',
  focus: undefined,
  error: undefined,
  warning: undefined,
};

const SIGNS: Record<string, LineKind | undefined> = { '+': 'add', '-': 'remove' };

const FLAG = /^@(\w+):\s*(.*)$/;
/** How remark-typescript-tools has it, with what it says to that tool alone. */
const FILE = /^file: (\S+\.tsx?)(?: noEmit)?$/;

/**
 * Splits a fence's code into lines and recognises the marks among them.
 *
 * @param isSample - whether the code is TypeScript of a program: only there can one ask for types,
 *   announce errors, name files and cut
 * @param isDiff - whether lines that begin with a sign were added or removed
 */
export function codeLines(code: string, isSample: boolean, isDiff = false): CodeLine[] {
  let start = 0;
  let noted: LineKind | undefined;
  let left = 0;
  return code.split('\n').map((text, number) => {
    const found = NOTATION.exec(text);
    const notation = found && Object.hasOwn(NOTATIONS, found.groups!.name!) ? found : undefined;
    if (notation) {
      noted = NOTATIONS[notation.groups!.name!];
      left = Number(notation.groups!.count ?? 1);
    }
    const signed = isDiff ? SIGNS[text[0] ?? ''] : undefined;
    const kind = left-- > 0 ? noted : signed;
    const end = start + (notation?.index ?? text.length);
    const line = { text, number, start, end, mark: markOf(text, isSample), kind };
    start += text.length + 1;
    // Some write the sign as well.
    const sign = signed ? /^(\s*)\+/ : /^(\s*)\+(?=\s)/;
    return kind === 'add' ? { ...line, text: text.replace(sign, '$1 ') } : line;
  });
}

function markOf(text: string, isSample: boolean): CodeMark | undefined {
  const comment = COMMENT.exec(text)?.[1];
  if (!comment) {
    return undefined;
  }
  if (Object.hasOwn(LINE_MARKS, comment)) {
    return LINE_MARKS[comment];
  }
  if (!isSample) {
    return undefined;
  }
  if (comment === '^?') {
    return { type: 'query', column: text.indexOf('^') };
  }
  if (comment === '---cut---') {
    return { type: 'cut' };
  }
  const [, filename] = FILE.exec(comment) ?? [];
  if (filename) {
    return { type: 'flag', name: 'filename', value: filename };
  }
  const [, name, value] = FLAG.exec(comment) ?? [];
  return name === undefined ? undefined : { type: 'flag', name, value: value ?? '' };
}
