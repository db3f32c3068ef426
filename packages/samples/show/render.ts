import type { CheckedSample } from '../check/check-samples';
import type { Highlight, Token } from './highlight';
import { codePiece, escapeHtml } from '../check/html';
import type { Fence } from '../page/page';
import type { TypeEntry } from '../page/type-entry';
import { shownCode, shownPosition, type LineKind } from '../page/code-marks';

type RenderContext = {
  highlight: Highlight;
  /** Returns the index of a hover in the page's list, for the attribute `data-t`. */
  numberOf: (type: TypeEntry) => number;
};

/** A part of a shown line with a hover, or an error, or both. */
type Decoration = { from: number; to: number; type?: number; isError?: true };

const LINE_TAGS: Record<LineKind, string> = { highlight: 'mark', add: 'ins', remove: 'del' };

/**
 * Writes the content of a fence's `<code>` element.
 *
 * `const a = 1` becomes `<i class=k>const</i> <i class=n data-t=0>a</i> <i class=k>=</i> …`. The types for `^?` and
 * expected errors are elements below their line.
 *
 * @param checked - the compiler's results, for samples
 */
export function renderFence(
  fence: Fence,
  checked: CheckedSample | undefined,
  { highlight, numberOf }: RenderContext,
): string {
  const lines = highlightChanges(fence, highlight);
  const decorations = checked ? decorate(fence, checked, numberOf) : [];
  const notes = checked ? notesOf(fence, checked) : [];
  return lines
    .map((tokens, index) => {
      const isLast = index === lines.length - 1;
      const below = (notes[index] ?? []).join('');
      const code = renderLine(tokens, decorations[index] ?? []) + (isLast && !below ? '' : '\n');
      return wrapLine(code, lineKind(fence, index), fence.showLineNumbers !== undefined) + below;
    })
    .join('');
}

/** Highlights a fence with added and removed lines as two texts, before and after: mixed, they would not parse. */
function highlightChanges(
  { code, lang, marks: { shown } }: Fence,
  highlight: Highlight,
): Token[][] {
  const without = (omitted: LineKind) =>
    highlight(
      shownCode(
        code,
        shown.filter(({ kind }) => kind !== omitted),
      ),
      lang,
    ).values();
  const after = without('remove');
  const before = shown.some(({ kind }) => kind === 'remove') ? without('add') : undefined;
  return shown.map(({ kind }) => {
    const older = kind === 'add' ? undefined : before?.next().value;
    const newer = kind === 'remove' ? undefined : after.next().value;
    return (newer ?? older)!;
  });
}

function lineKind({ lang, code, marks, highlighted }: Fence, index: number): LineKind | undefined {
  const line = marks.shown[index]!;
  const sign = lang === 'diff' ? code[line.start] : '';
  if (sign === '+' || sign === '-') {
    return sign === '+' ? 'add' : 'remove';
  }
  return line.kind ?? (highlighted.includes(index + 1) ? 'highlight' : undefined);
}

function wrapLine(html: string, kind: LineKind | undefined, isNumbered: boolean) {
  const tag = kind && LINE_TAGS[kind];
  const line = isNumbered ? `<span class=l>${html}</span>` : html;
  return tag ? `<${tag}>${line}</${tag}>` : line;
}

function decorate(
  fence: Fence,
  { hovers, diagnostics }: CheckedSample,
  numberOf: RenderContext['numberOf'],
) {
  const lines: Decoration[][] = fence.marks.shown.map(() => []);
  const add = (
    span: { start: number; length: number },
    decoration: Pick<Decoration, 'type' | 'isError'>,
  ) => {
    fence.marks.shown.forEach(({ start, end }, index) => {
      const from = Math.max(span.start, start) - start;
      const to = Math.min(span.start + span.length, end) - start;
      if (from < to) {
        lines[index]!.push({ from, to, ...decoration });
      }
    });
  };
  hovers.forEach(({ type, ...span }) => add(span, { type: numberOf(type) }));
  diagnostics.forEach((error) => add(error, { isError: true }));
  return lines;
}

/** The types for `^?` and the expected errors below each shown line. */
function notesOf({ marks }: Fence, { answers, diagnostics }: CheckedSample) {
  const notes: string[][] = marks.shown.map(() => []);
  for (const { start, html } of answers) {
    const at = shownPosition(marks.shown, start);
    if (at) {
      notes[at.line]!.push(`<span class=q style=--c:${at.column}>${html}</span>`);
    }
  }
  for (const { start, code, message } of diagnostics) {
    const at = shownPosition(marks.shown, start);
    if (at) {
      notes[at.line]!.push(`<span class=e><b>TS${code}</b> ${escapeHtml(message)}</span>`);
    }
  }
  return notes;
}

function renderLine(tokens: Token[], decorations: Decoration[]): string {
  const edges = decorations.flatMap(({ from, to }) => [from, to]).sort((a, b) => a - b);
  let html = '';
  let start = 0;
  for (const { text, className } of tokens) {
    const end = start + text.length;
    const cuts = [start, ...new Set(edges.filter((edge) => edge > start && edge < end)), end];
    cuts.slice(1).forEach((to, index) => {
      const from = cuts[index]!;
      const here = decorations.filter((span) => span.from <= from && to <= span.to);
      const type = here.find((span) => span.type !== undefined)?.type;
      const classNames = [className, here.some(({ isError }) => isError) ? 'u' : ''];
      html += codePiece(
        text.slice(from - start, to - start),
        classNames.filter(Boolean).join(' '),
        type === undefined ? '' : ` data-t=${type}`,
      );
    });
    start = end;
  }
  return html;
}
