import type { AllContent } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { pageLinks } from '../build/page-links';
import { listPrograms } from '../build/list-programs';
import type { PageWorkshop } from '../programs/read-pages';

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

it('lists programs as the sidebar lists their pages, and parts of other pages last', () => {
  const files = ['docs/_part.mdx', 'docs/alone.mdx', 'docs/errors.mdx', 'docs/router.mdx'];
  const workshops = files.map((pageFile) => ({ pageFile }) as PageWorkshop);
  const listed = listPrograms(workshops, pageLinks(content));
  expect(listed.map(({ page, heading }) => [page, heading])).toEqual([
    ['/docs/router', 'router'],
    ['/docs/errors', 'errors'],
    ['/docs/alone', 'alone'],
    [undefined, ''],
  ]);
});

it('finds the places of docs on a site without pages', () => {
  const withoutPages = { ...content, 'docusaurus-plugin-content-pages': { default: null } };
  expect(Object.keys(pageLinks(withoutPages))).toContain('docs/router.mdx');
});
