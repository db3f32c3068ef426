import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { codeBreaks } from './index';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

it('marks where long code in the text may break, and leaves blocks and what is short alone', () => {
  const long = () => element('code', { type: 'text', value: '@trpc/server/adapters/fetch' });
  const short = element('code', { type: 'text', value: 'router' });
  const block = element('pre', long());
  const tree: Root = { type: 'root', children: [element('p', short, long()), block] };
  codeBreaks()(tree);
  const [paragraph] = tree.children as [Element];
  expect(paragraph.children[0]).toBe(short);
  expect(paragraph.children[1]).toMatchObject({ type: 'mdxJsxTextElement', name: 'code' });
  expect((paragraph.children[1] as Element).children).toHaveLength(7);
  expect(block.children).toEqual([long()]);
});
