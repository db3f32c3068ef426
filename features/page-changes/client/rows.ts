import type { Line } from '../changes';

/** A text of which some parts changed. */
export interface Part {
  text: string;
  isChanged: boolean;
}

/** A line as one version has it. */
export interface Side {
  parts: Part[];
  /** The language of the code that the line belongs to; none in prose */
  lang: string | undefined;
  /** Whether the other version has no such line. */
  isWhole: boolean;
}

/** What stands side by side: lines of the older and of the newer version. */
export interface Row {
  kind: 'same' | 'changed' | 'fold';
  before: Side[];
  after: Side[];
}

/**
 * Makes the rows of a section, without what only Markdown needs: blank lines, and the ends of fences.
 *
 * Lines that changed as a whole stand in one row as long as they follow each other, as code does; a
 * paragraph of which words changed has one by itself.
 */
export function rowsOf(section: Line[]): Row[] {
  const rows: Row[] = [];
  const readers = { before: new Reader(), after: new Reader() };
  let isOpen = false;
  for (const line of section) {
    if (typeof line === 'number') {
      rows.push({ kind: 'fold', before: [], after: [] });
      isOpen = false;
      continue;
    }
    const isSame = typeof line === 'string' && line.startsWith(' ');
    const isWhole = typeof line === 'string' && !isSame;
    const before = readers.before.read(partsOf(line, 'before'), isWhole);
    const after = readers.after.read(partsOf(line, 'after'), isWhole);
    const last = rows.at(-1);
    const isAlone = !isWhole && (before ?? after)?.lang === undefined;
    if (isSame || !(before ?? after)) {
      isOpen &&= !isSame;
      if (before && after) {
        rows.push({ kind: 'same', before: [before], after: [after] });
      }
    } else if (isOpen && !isAlone && last) {
      last.before.push(...(before ? [before] : []));
      last.after.push(...(after ? [after] : []));
    } else {
      rows.push({ kind: 'changed', before: before ? [before] : [], after: after ? [after] : [] });
      isOpen = !isAlone;
    }
  }
  return rows.filter(isUseful);
}

/** What is left out matters between what is shown. */
function isUseful({ kind }: Row, index: number, rows: Row[]) {
  return kind !== 'fold' || (index > 0 && (rows[index + 1]?.kind ?? 'fold') !== 'fold');
}

/** The parts of a line in one version; `undefined` where that has no such line. */
export function partsOf(
  line: Exclude<Line, number>,
  version: 'before' | 'after',
): Part[] | undefined {
  if (typeof line === 'string') {
    const isMissing = line.startsWith(version === 'before' ? '+' : '-');
    return isMissing ? undefined : [{ text: line.slice(1), isChanged: false }];
  }
  const other = version === 'before' ? 2 : 1;
  return line.flatMap((text, index) =>
    text === '' || index % 3 === other ? [] : [{ text, isChanged: index % 3 !== 0 }],
  );
}

const FENCE = /^[\s>]*(?:`{3,}|~{3,})(.*)$/;
const TABLE_RULE = /^\|[\s:|-]+\|$/;

/** Reads the lines of one version in order, and knows which of them are code. */
class Reader {
  private lang: string | undefined;

  /** Gives what to show of a line: nothing of one that is not there, or that only Markdown needs. */
  read(parts: Part[] | undefined, isWhole: boolean): Side | undefined {
    const text = parts?.map((part) => part.text).join('');
    const fence = text === undefined ? null : FENCE.exec(text);
    if (fence) {
      this.lang = this.lang === undefined ? fence[1]! : undefined;
    }
    const isOfMarkdown = fence || (this.lang === undefined && (!text || TABLE_RULE.test(text)));
    return parts && !isOfMarkdown ? { parts, lang: this.lang, isWhole } : undefined;
  }
}

/** The heading of a section in one version or, where that has no such section, in the other; in Markdown. */
export function headingOf([line]: Line[], version: 'before' | 'after'): string {
  if (line === undefined || typeof line === 'number') {
    return '';
  }
  const parts = partsOf(line, version) ?? partsOf(line, version === 'after' ? 'before' : 'after');
  return (parts ?? []).map(({ text }) => text).join('');
}
