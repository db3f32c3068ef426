import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/engine';
import { pageSections } from '../../engine/sections';
import type { Block, Page, Section } from '../../engine/types';

const section = (title: string, ...blocks: Block[]): Section => ({ level: 2, title, blocks });

const sectionsOf = (page: Page) => pageSections(page, 'default');

/** Makes an engine of pages with one section each. */
function engineOf(pages: Section[]) {
  const sections = pages.flatMap((content, index) =>
    sectionsOf({
      path: `/${index}`,
      group: 'Docs',
      sections: [{ level: 1, title: `Page ${index}`, blocks: [] }, content],
    }),
  );
  return createEngine(sections);
}

/** The title of the section that is shown first */
function first({ search }: ReturnType<typeof createEngine>, query: string) {
  return search(query).matches[0]?.section.title;
}

describe('what equals', () => {
  const pages = [
    ...sectionsOf({
      path: '/docs/header',
      group: 'Docs',
      names: ['Custom headers', 'header'],
      keywords: ['bearer'],
      sections: [{ level: 1, title: 'Send headers', blocks: [] }],
    }),
    ...sectionsOf({
      path: '/docs/adapters',
      group: 'Docs',
      sections: [
        {
          level: 1,
          title: 'Adapters',
          blocks: ['A header, custom headers, send headers, a token.'],
        },
        section('Set a header', 'Header, header, header.'),
        section('An adap', 'Adap, adap.'),
        section('A token', 'Token, token.'),
      ],
    }),
  ];

  it.each(['header', 'headers', 'custom headers', 'Send headers', 'bearer'])(
    'a name of a page leads to it: %s',
    (query) => {
      expect(first(createEngine(pages), query)).toBe('Send headers');
    },
  );

  it('the beginning of such a name leads there, too', () => {
    expect(first(createEngine(pages), 'adap')).toBe('Adapters');
  });
});

it('words are one name in a title', () => {
  const engine = engineOf([
    section('Each key', 'The key of a query, and the query of a key.'),
    section('queryKey', 'What it holds.'),
    section('queryKeyHash', 'What it makes.'),
  ]);
  expect(first(engine, 'query key')).toBe('queryKey');
  expect(first(engine, 'query key hash')).toBe('queryKeyHash');
});
