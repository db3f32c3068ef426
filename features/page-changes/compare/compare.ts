import { diffArrays } from 'diff';
import { compareWords, type Part } from './words';

/** The changes of a section from one docs version to the next. */
export interface Section {
  status: 'same' | 'changed' | 'new' | 'gone';
  /** In Markdown; undefined for the text above the first heading */
  heading: string | undefined;
  rows: Row[];
}

/** Lines of the older and of the newer version, shown side by side; a fold stands for omitted lines. */
export interface Row {
  kind: 'same' | 'changed' | 'fold';
  before: DiffLine[];
  after: DiffLine[];
}

/** A line of one version. */
export interface DiffLine {
  parts: Part[];
  /** The language of the fence; undefined for prose */
  lang: string | undefined;
  /** Whether the line was not compared word by word, so that a change marks all of it */
  isWhole: boolean;
}

type Line = Pick<DiffLine, 'lang'> & { text: string };
type Block = Pick<Section, 'heading'> & { lines: Line[] };

/** Compares the Markdown of a page in two docs versions by sections, lines, and words. */
export function comparePages(before: string, after: string): Section[] {
  const [older, newer] = [sectionsOf(before), sectionsOf(after)];
  const comparator = (a: Block, b: Block) => a.heading === b.heading;
  return diffArrays(older.slice(), newer.slice(), { comparator }).flatMap(
    ({ value, added, removed }) =>
      value.map(() =>
        compareSections(added ? undefined : older.shift(), removed ? undefined : newer.shift()),
      ),
  );
}

const FENCE = /^[\s>]*(?:`{3,}|~{3,})(.*)$/;
const HEADING = /^##/;
const TABLE_DELIMITER_ROW = /^\|[\s:|-]+\|$/;

/** Splits a page at its headings, without the first and last lines of fences and the delimiter rows of tables. */
function sectionsOf(markdown: string): Block[] {
  let lang: string | undefined;
  const sections: Block[] = [{ heading: undefined, lines: [] }];
  for (const text of markdown.split('\n')) {
    const fence = FENCE.exec(text);
    if (fence) {
      lang = lang === undefined ? fence[1] : undefined;
    } else if (lang === undefined && HEADING.test(text)) {
      sections.push({ heading: text, lines: [] });
    } else if (lang !== undefined || !TABLE_DELIMITER_ROW.test(text)) {
      sections.at(-1)!.lines.push({ text, lang });
    }
  }
  return sections;
}

function compareSections(older: Block | undefined, newer: Block | undefined): Section {
  const rows = rowsOf(older?.lines ?? [], newer?.lines ?? []);
  const isChanged = rows.some(({ kind }) => kind === 'changed');
  return {
    status: !older ? 'new' : !newer ? 'gone' : isChanged ? 'changed' : 'same',
    heading: (newer ?? older)!.heading,
    rows: isChanged ? rows : [],
  };
}

/** Makes the rows of a section: the changed lines, and one unchanged line before and after them. */
function rowsOf(older: Line[], newer: Line[]): Row[] {
  const comparator = (a: Line, b: Line) => a.text === b.text;
  const changes = diffArrays(older, newer, { comparator });
  const rows: Row[] = [];
  changes.forEach(({ value, added, removed }, index) => {
    if (removed) {
      const next = changes[index + 1];
      rows.push(changedRow(value, next?.added ? next.value : []));
    } else if (added && !changes[index - 1]?.removed) {
      rows.push(changedRow([], value));
    } else if (!added) {
      const first = index > 0 ? value.slice(0, 1) : [];
      const last = index < changes.length - 1 ? value.slice(first.length).slice(-1) : [];
      const isLong = first.length + last.length < value.length;
      const isBetween = index > 0 && index < changes.length - 1;
      rows.push(
        ...first.map(sameRow),
        ...(isLong && isBetween ? [FOLD] : []),
        ...last.map(sameRow),
      );
    }
  });
  return rows.filter(({ kind, before, after }) => kind === 'fold' || before.length + after.length);
}

const FOLD: Row = { kind: 'fold', before: [], after: [] };

function sameRow(line: Line): Row {
  const lines = diffLinesOf([line], [[{ text: line.text, isChanged: false }]]);
  return { kind: 'same', before: lines, after: lines };
}

function changedRow(older: Line[], newer: Line[]): Row {
  const textsOf = (lines: Line[]) => lines.map(({ text }) => text);
  const compared =
    older.length && newer.length ? compareWords(textsOf(older), textsOf(newer)) : undefined;
  return {
    kind: 'changed',
    before: diffLinesOf(older, compared?.before),
    after: diffLinesOf(newer, compared?.after),
  };
}

/** Leaves out blank lines of prose. */
function diffLinesOf(lines: Line[], compared: Part[][] | undefined): DiffLine[] {
  return lines
    .map(({ text, lang }, index) => {
      const parts = compared?.[index] ?? [{ text, isChanged: false }];
      return { parts, lang, isWhole: !compared };
    })
    .filter((_, index) => lines[index]!.text || lines[index]!.lang !== undefined);
}
