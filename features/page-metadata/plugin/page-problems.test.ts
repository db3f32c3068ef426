import { expect, it } from 'vitest';
import { type Page, pageProblems } from './page-problems';

const pageOf = (name: string, changes: Partial<Page> = {}): Page => ({
  file: `docs/server/${name}.mdx`,
  title: `The ${name}`,
  description: `All about the ${name}.`,
  ...changes,
});

it('reports pages in no sidebar and equal titles, with the fix', () => {
  const pages = [
    pageOf('router', { missingFrom: { sidebar: 'sidebars.ts', id: 'server/router' } }),
    pageOf('context'),
    pageOf('ctx', { title: 'the Context' }),
  ];
  expect(pageProblems(pages).errors).toEqual([
    `docs/server/router.mdx is in no sidebar, so readers do not find it; add 'server/router' to sidebars.ts, or write "displayed_sidebar: null" in its front matter.`,
    `docs/server/context.mdx and docs/server/ctx.mdx have the title "The context"; readers cannot tell them apart, so give each its own.`,
  ]);
});

it('warns of placeholders for descriptions', () => {
  expect(
    pageProblems([pageOf('limits', { description: 'Replace this: what readers learn.' })]),
  ).toEqual({
    errors: [],
    warnings: ['docs/server/limits.mdx has no description yet; write what readers learn there.'],
  });
});
