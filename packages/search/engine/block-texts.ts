import type { Block, Table } from './types';

/** Whether a block is a table. */
export function isTable(block: Block): block is Table {
  return typeof block === 'object' && 'rows' in block;
}

/**
 * The texts of a block that are shown by themselves. A row of a table reads as its cells, each after the
 * name of its column: `Option: url · Type: string`.
 */
export function blockTexts(block: Block): string[] {
  if (isTable(block)) {
    return block.rows.map((cells) => rowText(cells, block.columns));
  }
  return [typeof block === 'string' ? block : block.code];
}

function rowText(cells: string[], columns: string[]): string {
  return cells
    .map((cell, index) => (columns[index] && cell ? `${columns[index]}: ${cell}` : cell))
    .filter(Boolean)
    .join(' · ');
}
