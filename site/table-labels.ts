import type { Element, Root } from 'hast';
import { toString as textIn } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** This many columns never fit on a phone. */
const TOO_MANY_COLUMNS = 3;
/** The width of a phone. The longest words of all columns must fit, since words are not broken. */
const PHONE_WIDTH_CHARACTERS = 34;
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Prepares the tables that do not fit on a phone, where reading.css shows each row as a card. Each cell gets
 * the name of its column, and the table the length of the longest name. Some browsers do not treat elements
 * that are laid out as blocks as a table, so all get their ARIA roles.
 *
 * @returns a rehype plugin
 */
export function tableLabels() {
  return (tree: Root) =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const names = elementsIn(table, 'th').map((name) => textIn(name));
      const rows = elementsIn(table, 'tr').map((row) => elementsIn(row, 'td'));
      const widths = names.map((_, column) =>
        Math.max(0, ...rows.map((cells) => longestWord(cells[column]))),
      );
      const width = widths.reduce((sum, longest) => sum + longest, 0);
      if (names.length >= TOO_MANY_COLUMNS || width > PHONE_WIDTH_CHARACTERS) {
        const length = Math.max(...names.map((name) => name.length));
        table.properties.className = ['table-of-cards'];
        table.properties.style = `--label-length: ${length}`;
        for (const cells of rows) {
          cells.forEach((cell, column) => (cell.properties.dataLabel = names[column] || undefined));
        }
        visit(table, 'element', (element) => {
          element.properties.role ??= ROLES[element.tagName];
        });
      }
      return SKIP;
    });
}

function longestWord(cell: Element | undefined) {
  const words = cell ? textIn(cell).split(/\s+/) : [];
  return Math.max(0, ...words.map((word) => word.length));
}

function elementsIn(parent: Element, tagName: string) {
  const found: Element[] = [];
  visit(parent, { tagName }, (element) => void found.push(element));
  return found;
}
