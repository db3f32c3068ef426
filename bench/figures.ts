import fs from 'node:fs';

/** How the figures of a row are written. */
const WORDS = {
  ms: (value: number) => `${value.toFixed()} ms`,
  s: (value: number) => `${value.toFixed(1)} s`,
  MB: (value: number) => `${value.toFixed()} MB`,
  points: (value: number) => value.toFixed(),
  shift: (value: number) => value.toFixed(3),
};

type Unit = keyof typeof WORDS;

interface Row {
  what: string;
  unit: Unit;
  /** What was measured, round after round, by column. */
  values: Record<string, number[]>;
}

/** Figures that come round after round, of which the median counts: a Markdown table, and JSON. */
export class Figures {
  private readonly rows: Row[] = [];
  private readonly columns: string[] = [];

  /** @param title - says in the first cell of the table what its rows are */
  constructor(private readonly title: string) {}

  add(what: string, unit: Unit, column: string, value: number) {
    let row = this.rows.find((row) => row.what === what);
    if (!row) {
      row = { what, unit, values: {} };
      this.rows.push(row);
    }
    if (!this.columns.includes(column)) {
      this.columns.push(column);
    }
    (row.values[column] ??= []).push(value);
  }

  print() {
    printRow([this.title, ...this.columns]);
    printRow(['---', ...this.columns.map(() => '---')]);
    for (const { what, unit, values } of this.rows) {
      const cells = this.columns.map((column) => values[column]);
      printRow([what, ...cells.map((all) => (all ? WORDS[unit](median(all)) : ''))]);
    }
    console.log();
  }

  toJSON() {
    return this.rows;
  }
}

/** The one in the middle; of an even number, the greater of the two. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Prints a row of a Markdown table. */
export function printRow(cells: (string | number)[]) {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Prints tables, and writes what they are of to a file. */
export function report(tables: Figures[], file: string) {
  tables.forEach((table) => table.print());
  fs.writeFileSync(file, JSON.stringify(tables, null, 2));
}

/** Says on the way how far it is, apart from the tables. */
export function progress(step: string) {
  console.error(`${new Date().toTimeString().slice(0, 8)} ${step}`);
}
