import { describe, expect, it } from 'vitest';
import { frontMatterProblems } from './problems';

const good = {
  title: 'Define a router',
  description: 'A router is a record of procedures; its type is all that the client needs to know.',
  slug: '/router',
};

describe('frontMatterProblems', () => {
  it.each([
    ['docs/server/router.mdx', good],
    ['versioned_docs/version-9.x/main/introduction.mdx', { ...good, slug: '/' }],
    ['blog/hello.mdx', { ...good, slug: 'hello-trpc' }],
    ['src/pages/about.mdx', {}],
  ])('accepts %s', (file, frontMatter) => {
    expect(frontMatterProblems(file, frontMatter)).toEqual([]);
  });

  it('says what a docs page lacks and what to write', () => {
    expect(frontMatterProblems('docs/server/router.mdx', {})).toMatchInlineSnapshot(`
      [
        "front matter lacks "title"; write "title: What the page is about".",
        "front matter lacks "description"; answer the page's question in one sentence of 70 to 160 characters.",
        "front matter "slug" is undefined; write a flat path such as "slug: /router", or "slug: /" for the introduction.",
      ]
    `);
  });

  it('says what a post lacks and what to write', () => {
    expect(
      frontMatterProblems('blog/hello.mdx', { title: ' ', description: 'Short.', slug: '/a/b' }),
    ).toMatchInlineSnapshot(`
      [
        "front matter lacks "title"; write "title: What the page is about".",
        "front matter "description" has 6 characters; write 70 to 160.",
        "front matter "slug" is "/a/b"; write one path segment such as "slug: hello-trpc".",
      ]
    `);
  });

  it.each([
    ['docs/server/router.mdx', 'sidebar_lable', 'write "sidebar_label".'],
    ['docs/server/router.mdx', 'Title', 'write "title".'],
    ['docs/server/router.mdx', 'authors', 'remove it, or add it to those of problems.ts'],
    ['blog/hello.mdx', 'auhtors', 'write "authors".'],
    ['blog/hello.mdx', 'sidebar_position', 'remove it, or add it to those of problems.ts'],
  ])('names a key of %s that pages do not have, %s: %s', (file, key, mend) => {
    const frontMatter = { ...good, slug: file.startsWith('docs') ? '/a' : 'a', [key]: 'x' };
    const [problem] = frontMatterProblems(file, frontMatter);
    expect(problem).toContain(`front matter has "${key}", which pages here do not have; ${mend}`);
  });
});
