import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { textIn } from '../shared/built-site/plain-html';

/** So many columns are cramped on a phone, whatever is in them. */
const MANY_COLUMNS = 3;
/** What fits beside each other on a phone, in characters; code cannot be broken within a word. */
const FITTING_CHARACTERS = 34;
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Prepares the tables that do not fit on a phone, where reading.css shows each row as a card: each
 * cell knows the name of its column, the table knows how long those are, and roles say what an element
 * is, because those that are laid out as blocks are no table to some browsers.
 *
 * @returns a rehype plugin
 */
export function tableLabels() {
  return (tree: Root) =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const names = elements(table, 'th').map(textIn);
      if (names.length >= MANY_COLUMNS || longestWords(table) > FITTING_CHARACTERS) {
        const length = Math.max(...names.map((name) => name.length));
        table.properties = {
          ...table.properties,
          className: ['table-of-cards'],
          style: `--label-length: ${length}`,
        };
        for (const row of elements(table, 'tr')) {
          elements(row, 'td').forEach((cell, column) => {
            cell.properties.dataLabel = names[column] || undefined;
          });
        }
        for (const [name, role] of Object.entries(ROLES)) {
          elements(table, name).forEach((element) => (element.properties.role = role));
        }
      }
      return SKIP;
    });
}

/** The lengths of the longest words of all columns, together. */
function longestWords(table: Element): number {
  const columns: number[] = [];
  for (const row of elements(table, 'tr')) {
    elements(row, 'td').forEach((cell, column) => {
      const lengths = textIn(cell)
        .split(/\s+/)
        .map((word) => word.length);
      columns[column] = Math.max(columns[column] ?? 0, ...lengths);
    });
  }
  return columns.reduce((sum, length) => sum + length, 0);
}

/** The elements of a name in another, which may be of that name itself. */
function elements(parent: Element, name: string): Element[] {
  const found: Element[] = [];
  visit(parent, { type: 'element', tagName: name } as const, (element) => void found.push(element));
  return found;
}
