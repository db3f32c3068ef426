import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { tableLabels } from './table-labels';

const LONG = '<td>trpc.router&lt;Context>()<td>t.mergeRouters(products)';

// The site tests check that each cell has its label.
it.each([
  ['of three columns', '<th>a<th><th>type of <code>it</code><tr><td>1<td>2<td>3', 10],
  ['of two columns of long code', `<th>9.x<th>10.x<tr>${LONG}`, 4],
  ['of two columns of short words', '<th>option<th>effect<tr><td>a<td>b', undefined],
])('a table %s is shown as cards where a phone has no room for it', (_of, rows, length) => {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(`<table><tr>${rows}</table>`);
  tableLabels()(tree);
  const { className, role, style } = (tree.children[0] as Element).properties;
  const isCards = {
    className: ['table-of-cards'],
    role: 'table',
    style: `--label-length: ${length}`,
  };
  expect({ className, role, style }).toEqual(length ? isCards : {});
});
