import type { Element, Root } from 'hast';
import { expect, it, vi } from 'vitest';
import { headingAliases } from './heading-aliases';

vi.mock('../aliases.json', () => ({
  default: { '/docs/v9/links': { chain: 'links', 'two-links': 'links' }, '/docs/v10': {} },
}));

const heading = (): Element => ({
  type: 'element',
  tagName: 'h2',
  properties: { id: 'links' },
  children: [{ type: 'text', value: 'Links' }],
});

const idsIn = (file: string, slug: string) => {
  const tree: Root = { type: 'root', children: [heading()] };
  headingAliases()(tree, { path: file, data: { frontMatter: { slug } } });
  return (tree.children[0] as Element).children.flatMap((child) =>
    child.type === 'element' ? [child.properties.id] : [],
  );
};

it('puts the former addresses of a heading into it, on its page alone', () => {
  expect(idsIn('/site/versioned_docs/version-9.x/client/links.mdx', '/links')).toEqual([
    'chain',
    'two-links',
  ]);
  expect(idsIn('/site/docs/client/links.mdx', '/links')).toEqual([]);
  expect(idsIn('/site/docs/main/introduction.mdx', '/')).toEqual([]);
});
