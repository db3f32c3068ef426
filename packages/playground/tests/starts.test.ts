import type { AllContent } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { placesOfPages } from '../build/places';
import { listStarts } from '../build/starts';
import type { PlayProgram } from '../compiler/addresses';

const doc = (id: string) => ({
  id,
  source: `@site/docs/${id}.mdx`,
  permalink: `/docs/${id}`,
  title: id,
});

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: ['errors', 'alone', 'links', 'router'].map(doc),
          sidebars: {
            docs: [
              {
                type: 'category',
                label: 'Server',
                items: [
                  { type: 'doc', id: 'router' },
                  { type: 'category', label: 'More', items: [{ type: 'doc', id: 'errors' }] },
                ],
              },
              { type: 'category', label: 'Client', items: [{ type: 'doc', id: 'links' }] },
            ],
          },
        },
      ],
    },
  },
} as unknown as AllContent;

function program(id: string, page: string, last: string): PlayProgram {
  const entries = [{ name: last }];
  return { id, page: `/docs/${page}`, heading: 'Try it', entries } as PlayProgram;
}

it('lists programs as the sidebar lists their pages, and tells those of one section apart', () => {
  const programs = [
    program('a', 'alone', 'alone.ts'),
    program('b', 'errors', 'server.ts'),
    program('c', 'errors', 'client.ts'),
    program('d', 'router', 'router.ts'),
  ];
  const starts = listStarts([{ label: '2.x', programs }], placesOfPages(content));
  const named = starts[0]!.pages.flatMap((page) => [
    page.title,
    ...page.programs.map(({ name }) => name),
  ]);
  expect(named).toEqual([
    ...['router', 'Try it', 'errors', 'Try it (server.ts)', 'Try it (client.ts)'],
    ...['alone', 'Try it'],
  ]);
});

it('finds the places of docs on a site without pages', () => {
  const withoutPages = { ...content, 'docusaurus-plugin-content-pages': { default: null } };
  expect(Object.keys(placesOfPages(withoutPages))).toContain('docs/router.mdx');
});
