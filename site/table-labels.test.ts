import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { tableLabels } from './table-labels';

describe('a table of three columns', () => {
  const table = tableOf(['option', '', [element('code', ['type']), ' of it']], ['a', 'b', 'c']);
  label(table);

  it('names the column in each cell, unless it has no name', () => {
    const [body] = rowsOf(table, 'tbody');
    expect(body?.children.map((cell) => (cell as Element).properties.dataLabel)).toEqual([
      'option',
      undefined,
      'type of it',
    ]);
  });

  it('says what each of its elements is', () => {
    expect(table.properties).toMatchObject({ className: ['table-of-cards'], role: 'table' });
    expect(rolesIn(table)).toEqual(new Set(['rowgroup', 'row', 'columnheader', 'cell']));
  });

  it('knows how long the longest name is', () => {
    expect(table.properties.style).toBe('--label-length: 10');
  });
});

it('a table of two columns of long code is prepared, too', () => {
  const table = tableOf(
    ['9.x', '10.x'],
    ['trpc.router<Context, Meta>()', 't.mergeRouters(productRouter)'],
  );
  label(table);
  expect(table.properties.className).toEqual(['table-of-cards']);
});

it('a table of two columns of short words stays as it is', () => {
  const table = tableOf(['option', 'effect'], ['a', 'b']);
  label(table);
  expect(table).toEqual(tableOf(['option', 'effect'], ['a', 'b']));
});

type Content = string | ElementContent;

function element(tagName: string, children: Content[]): Element {
  const nodes = children.map((child): ElementContent =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  );
  return { type: 'element', tagName, properties: {}, children: nodes };
}

function tableOf(head: (Content | Content[])[], row: Content[]): Element {
  const cells = (name: string, contents: (Content | Content[])[]) =>
    element(
      'tr',
      contents.map((content) => element(name, [content].flat())),
    );
  return element('table', [
    element('thead', [cells('th', head)]),
    element('tbody', [cells('td', row)]),
  ]);
}

function label(table: Element) {
  tableLabels()({ type: 'root', children: [element('div', [table])] } satisfies Root);
}

function rowsOf(table: Element, group: string): Element[] {
  return table.children
    .filter((child) => child.type === 'element' && child.tagName === group)
    .flatMap((child) => (child as Element).children as Element[]);
}

function rolesIn(table: Element): Set<unknown> {
  const groups = table.children as Element[];
  const rows = [...rowsOf(table, 'thead'), ...rowsOf(table, 'tbody')];
  const cells = rows.flatMap((row) => row.children as Element[]);
  return new Set([...groups, ...rows, ...cells].map(({ properties }) => properties.role));
}
