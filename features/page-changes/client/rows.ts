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

type Version = 'before' | 'after';

const FENCE = /^[\s>]*(?:`{3,}|~{3,})(.*)$/;
const TABLE_RULE = /^\|[\s:|-]+\|$/;

/**
 * Makes the rows of a section, without what only Markdown needs: blank lines, and the ends of fences.
 *
 * Lines that changed as a whole stand in one row as long as they follow each other, as code does; a
 * paragraph of which words changed has one by itself.
 */
export function rowsOf(section: Line[]): Row[] {
  const rows: Row[] = [];
  const [readBefore, readAfter] = [reader('before'), reader('after')];
  /** The row that the next line may stand in. */
  let open: Row | undefined;
  for (const line of section) {
    const isSame = typeof line === 'number' || (!Array.isArray(line) && line.startsWith(' '));
    const before = readBefore(line);
    const after = readAfter(line);
    const sides = { before: before ? [before] : [], after: after ? [after] : [] };
    const shown = before ?? after;
    const isAlone = Array.isArray(line) && shown?.lang === undefined;
    if (isSame) {
      open = undefined;
    }
    if (typeof line === 'number') {
      rows.push({ kind: 'fold', ...sides });
    } else if (shown && open && !isAlone) {
      open.before.push(...sides.before);
      open.after.push(...sides.after);
    } else if (shown) {
      const row: Row = { kind: isSame ? 'same' : 'changed', ...sides };
      rows.push(row);
      open = isSame || isAlone ? undefined : row;
    }
  }
  return rows.filter(isUseful);
}

/** What is left out matters between what is shown. */
function isUseful({ kind }: Row, index: number, rows: Row[]) {
  return kind !== 'fold' || (index > 0 && (rows[index + 1]?.kind ?? 'fold') !== 'fold');
}

/** Reads the lines of one version in order, and knows which of them are code. */
function reader(version: Version) {
  let lang: string | undefined;
  return (line: Line): Side | undefined => {
    const parts = partsOf(line, version);
    const text = parts?.map((part) => part.text).join('');
    const fence = text === undefined ? null : FENCE.exec(text);
    if (fence) {
      lang = lang === undefined ? fence[1]! : undefined;
    }
    const isOfMarkdown = fence || (lang === undefined && (!text || TABLE_RULE.test(text)));
    const isWhole = typeof line === 'string' && !line.startsWith(' ');
    return parts && !isOfMarkdown ? { parts, lang, isWhole } : undefined;
  };
}

/** The parts of a line in one version; `undefined` where that has no such line. */
function partsOf(line: Line, version: Version): Part[] | undefined {
  if (typeof line === 'number') {
    return undefined;
  }
  if (typeof line === 'string') {
    const isMissing = line.startsWith(version === 'before' ? '+' : '-');
    return isMissing ? undefined : [{ text: line.slice(1), isChanged: false }];
  }
  const other = version === 'before' ? 2 : 1;
  return line
    .map((text, index) => ({ text: index % 3 === other ? '' : text, isChanged: index % 3 !== 0 }))
    .filter(({ text }) => text !== '');
}

/** The heading of a section in one version or, where that has none, in the other; in Markdown. */
export function headingOf([line = 0]: Line[], version: Version): string {
  const parts = partsOf(line, version) ?? partsOf(line, version === 'after' ? 'before' : 'after');
  const text = (parts ?? []).map((part) => part.text).join('');
  return text.startsWith('##') ? text : '';
}
