import type { Table } from '../engine/types';
import { findAll, isElement, type Element } from './html';
import { inlineText, markedText } from './text';

/**
 * Reads a table. The first row names the columns where all its cells are headings.
 *
 * @param table - the table's element
 */
export function readTable(table: Element): Table {
  const [first, ...rest] = findAll(table, ({ tagName }) => tagName === 'tr').map((row) =>
    row.childNodes.filter(isElement),
  );
  const hasColumns = first?.every(({ tagName }) => tagName === 'th') ?? false;
  const body = hasColumns || !first ? rest : [first, ...rest];
  return {
    columns: hasColumns ? (first ?? []).map(inlineText) : [],
    rows: body.map((cells) => cells.map(markedText)),
  };
}
