import { diffArrays } from 'diff';
import { compareWords, type Part } from './words';

/** What became of a section of a page, from one docs version to the next. */
export interface Section {
  status: 'same' | 'changed' | 'new' | 'gone';
  /** In Markdown; none of what stands above the first one */
  heading: string | undefined;
  rows: Row[];
}

/** What stands side by side: lines of the older and of the newer version, or what is left out. */
export interface Row {
  kind: 'same' | 'changed' | 'fold';
  before: Side[];
  after: Side[];
}

/** A line as one version has it. */
export interface Side {
  parts: Part[];
  /** The language of the code that the line belongs to; none in prose */
  lang: string | undefined;
  /** Whether the other version has no such line. */
  isWhole: boolean;
}

type Line = Pick<Side, 'lang'> & { text: string };
type Lines = Pick<Section, 'heading'> & { lines: Line[] };

/** Compares the Markdown of a page in two docs versions: by its sections, their lines, and the words of lines. */
export function comparePages(before: string, after: string): Section[] {
  const [old, young] = [sectionsOf(before), sectionsOf(after)];
  const comparator = (a: Lines, b: Lines) => a.heading === b.heading;
  return diffArrays(old.slice(), young.slice(), { comparator }).flatMap(
    ({ value, added, removed }) =>
      value.map(() =>
        compareSections(added ? undefined : old.shift(), removed ? undefined : young.shift()),
      ),
  );
}

const FENCE = /^[\s>]*(?:`{3,}|~{3,})(.*)$/;
const HEADING = /^##/;
const TABLE_RULE = /^\|[\s:|-]+\|$/;

/** The lines above the first heading, then those below each, without the ends of fences and the rules of tables. */
function sectionsOf(markdown: string): Lines[] {
  let lang: string | undefined;
  const sections: Lines[] = [{ heading: undefined, lines: [] }];
  for (const text of markdown.split('\n')) {
    const fence = FENCE.exec(text);
    if (fence) {
      lang = lang === undefined ? fence[1] : undefined;
    } else if (lang === undefined && HEADING.test(text)) {
      sections.push({ heading: text, lines: [] });
    } else if (lang !== undefined || !TABLE_RULE.test(text)) {
      sections.at(-1)!.lines.push({ text, lang });
    }
  }
  return sections;
}

function compareSections(old: Lines | undefined, young: Lines | undefined): Section {
  const rows = rowsOf(old?.lines ?? [], young?.lines ?? []);
  const isChanged = rows.some(({ kind }) => kind === 'changed');
  return {
    status: !old ? 'new' : !young ? 'gone' : isChanged ? 'changed' : 'same',
    heading: (young ?? old)!.heading,
    rows: isChanged ? rows : [],
  };
}

/** Makes the rows of a section: what changed, and the lines beside that. */
function rowsOf(old: Line[], young: Line[]): Row[] {
  const comparator = (a: Line, b: Line) => a.text === b.text;
  const changes = diffArrays(old, young, { comparator });
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
  const sides = sidesOf([line], undefined);
  return { kind: 'same', before: sides, after: sides };
}

function changedRow(old: Line[], young: Line[]): Row {
  const textsOf = (lines: Line[]) => lines.map(({ text }) => text);
  const compared =
    old.length && young.length ? compareWords(textsOf(old), textsOf(young)) : undefined;
  return {
    kind: 'changed',
    before: sidesOf(old, compared?.before),
    after: sidesOf(young, compared?.after),
  };
}

/** Blank lines are of Markdown alone, but in code. */
function sidesOf(lines: Line[], compared: Part[][] | undefined): Side[] {
  return lines
    .map(({ text, lang }, index) => {
      const parts = compared?.[index] ?? [{ text, isChanged: false }];
      return { parts, lang, isWhole: !compared };
    })
    .filter((_, index) => lines[index]!.text || lines[index]!.lang !== undefined);
}
