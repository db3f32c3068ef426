import { MAX_ITEMS } from './list-items';

/** Node's own numbers: util.inspect's defaults and the constants of its layout. */
const LINE_LENGTH = 80;
const COMPACT_LEVELS = 3;
const MIN_ENTRIES_FOR_COLUMNS = 6;
const MAX_COLUMNS = 15;
const CHARACTER_HEIGHT = 2.5;
const SEPARATOR_LENGTH = ', '.length;
const ONE_LINE_ALLOWANCE = 10;

type Frame = {
  /** What stands before the braces, e.g. `[Function: sum]`; empty for most values. */
  base: string;
  open: string;
  close: string;
  /** How deep the levels below this one go; more than three never share a line. */
  levelsBelow: number;
  /** Columns that the surrounding levels take. */
  indentation: number;
  /** The items of an array; only their entries are set in columns. */
  items?: ArrayLike<unknown>;
};

/**
 * Joins the entries of one object as Node does: on one line while they are short and shallow, long
 * arrays in columns, else an entry a line.
 */
export function layOut(entries: string[], frame: Frame): string {
  const { base, open, close, indentation } = frame;
  const before = base === '' ? open : `${base} ${open}`;
  const cells = frame.items ? toColumns(entries, frame.items, indentation) : entries;
  if (cells.length === entries.length && fitsOneLine(entries, frame)) {
    return `${before} ${entries.join(', ')} ${close}`;
  }
  const newLine = `\n${' '.repeat(indentation)}`;
  return `${before}${newLine}  ${cells.join(`,${newLine}  `)}${newLine}${close}`;
}

function fitsOneLine(entries: string[], { base, open, levelsBelow, indentation }: Frame) {
  if (levelsBelow >= COMPACT_LEVELS) {
    return false;
  }
  const start = indentation + open.length + base.length + ONE_LINE_ALLOWANCE;
  const length = entries.reduce((sum, entry) => sum + entry.length, 2 * entries.length + start);
  return length <= LINE_LENGTH && ![base, ...entries].some((text) => text.includes('\n'));
}

function toColumns(allEntries: string[], items: ArrayLike<unknown>, indentation: number): string[] {
  // Beyond them, the last entry says how many there are besides.
  const isCut = allEntries.length > MAX_ITEMS;
  const entries = isCut ? allEntries.slice(0, -1) : allEntries;
  const widths = entries.map(({ length }) => length);
  const columns =
    allEntries.length > MIN_ENTRIES_FOR_COLUMNS ? countColumns(widths, indentation) : 1;
  if (columns <= 1) {
    return allEntries;
  }
  const columnWidths = Array.from({ length: columns }, (_, column) =>
    Math.max(...widths.filter((__, index) => index % columns === column)),
  );
  const areNumbers = allEntries.every((_, index) =>
    /^(?:number|bigint)$/.test(typeof items[index]),
  );
  const rows: string[] = [];
  for (let start = 0; start < entries.length; start += columns) {
    const row = entries.slice(start, start + columns);
    const cells = row.map((cell, column) => {
      const isLast = column === row.length - 1;
      const width = columnWidths[column]!;
      if (areNumbers) {
        return cell.padStart(width) + (isLast ? '' : ', ');
      }
      return isLast ? cell : `${cell}, `.padEnd(width + SEPARATOR_LENGTH);
    });
    rows.push(cells.join(''));
  }
  return isCut ? [...rows, allEntries.at(-1)!] : rows;
}

/** As many columns as make a block about square, which is what Node aims at; 1 means "do not". */
function countColumns(widths: number[], indentation: number) {
  const longest = Math.max(...widths) + SEPARATOR_LENGTH;
  const total = widths.reduce((sum, width) => sum + width + SEPARATOR_LENGTH, 0);
  const isEven = total / longest > 5 || longest - SEPARATOR_LENGTH <= 6;
  if (longest * 3 + indentation >= LINE_LENGTH || !isEven) {
    return 1;
  }
  const bias = Math.sqrt(longest - total / widths.length);
  const biased = Math.max(longest - 3 - bias, 1);
  return Math.min(
    Math.round(Math.sqrt(CHARACTER_HEIGHT * biased * widths.length) / biased),
    Math.floor((LINE_LENGTH - indentation) / longest),
    COMPACT_LEVELS * 4,
    MAX_COLUMNS,
  );
}
