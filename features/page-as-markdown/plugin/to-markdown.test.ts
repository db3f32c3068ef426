import { describe, expect, it } from 'vitest';
import { readPage } from '../../../shared/built-site/page-document';
import { toMarkdown as writePage } from './to-markdown';

const SOURCE = { title: 'Router', place: 'tRPC 10.x', url: 'https://example.com/docs/v10/router' };

const toMarkdown = (html: string, source: Parameters<typeof writePage>[1]) =>
  writePage(readPage(html, source.url), source);

/** The Markdown of a docs page, without the four lines that every page begins with. */
function markdownOf(html: string) {
  const page = `<main><div class="theme-doc-markdown markdown"><header><h1>Router</h1></header>${html}</div></main>`;
  return toMarkdown(page, SOURCE).split('\n').slice(4).join('\n');
}

it('begins with the title and the part of the site', () => {
  const markdown = toMarkdown('<div id="__blog-post-container"><p>Text.</p></div>', SOURCE);
  expect(markdown).toBe(
    '# Router\n\n> tRPC 10.x, <https://example.com/docs/v10/router>\n\nText.\n',
  );
});

it('takes the title of other pages from their first heading, and leaves out navigation', () => {
  const html =
    '<div id="__docusaurus_skipToContent_fallback"><aside><nav>All posts</nav></aside><main><header><h1>Tags of <code>t</code></h1></header><p>Text.</p><nav>Next</nav></main></div>';
  const source = { place: 'tRPC', url: 'https://example.com/tags' };
  expect(toMarkdown(html, source)).toBe(
    '# Tags of `t`\n\n> tRPC, <https://example.com/tags>\n\nText.\n',
  );
  expect(() => toMarkdown(html.replaceAll('h1', 'h2'), source)).toThrow(
    'https://example.com/tags does not begin with a heading',
  );
});

it('leaves out controls', () => {
  expect(markdownOf('<h2>A<a class="hash-link" href="#a">#</a></h2>')).toBe('## A\n');
});

it('leaves out the comments by which React separates texts', () => {
  expect(markdownOf('<p>a<!-- --> b</p>')).toBe('a b\n');
});

it('writes tables without spaces that only align them', () => {
  const html =
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>long</td></tr></tbody></table>';
  expect(markdownOf(html)).toBe('| a |\n| - |\n| long |\n');
});

describe('a sample', () => {
  it.each([
    ['TypeScript', 'ts'],
    ['JSON', 'json'],
    ['b.mjs', 'mjs'],
  ])('named %s is in %s', (title, lang) => {
    const html = `<figure class="sample"><figcaption><span>${title}</span></figcaption><pre><code>1</code></pre></figure>`;
    expect(markdownOf(html)).toContain(`\`\`\`${lang}\n`);
  });

  it('is a fence below its file name, with what it prints', () => {
    const html = `<figure class="sample"><figcaption><span class="sample__title">a.ts</span><span class="sample__hint">runs</span></figcaption><pre role="group"><code><i class="k">let</i> a;\n</code></pre><div class="run"><button>Run</button></div><div class="sample-output"><div class="sample-output__label">Output</div><pre><code>1\n</code></pre></div></figure>`;
    expect(markdownOf(html)).toBe('a.ts\n\n```ts\nlet a;\n```\n\nOutput\n\n```\n1\n```\n');
  });

  it('has as comments what the compiler says of its lines', () => {
    const html = `<figure class="sample"><figcaption><span>a.ts</span></figcaption><pre><code>a();\n<span class="e"><b>TS1</b> No\n  a.</span>b();</code></pre></figure>`;
    expect(markdownOf(html)).toBe('a.ts\n\n```ts\na();\n// TS1 No\n//   a.\nb();\n```\n');
  });

  it('marks the lines that change', () => {
    const html = `<figure class="sample"><pre><code><del>a();\n</del><ins>b();\n</ins>c();</code></pre></figure>`;
    expect(markdownOf(html)).toBe('```diff\n- a();\n+ b();\nc();\n```\n');
  });

  it('that is folded follows its line', () => {
    const html = `<figure class="sample"><details><summary><span class="sample__title">a.ts</span><span>— a server</span></summary><pre><code>a();</code></pre></details></figure>`;
    expect(markdownOf(html)).toBe('a.ts — a server\n\n```ts\na();\n```\n');
  });
});

it('writes tabs one after the other, each below its name', () => {
  const html = `<div class="theme-tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">yarn</li></ul><div><div role="tabpanel"><p>A</p></div><div role="tabpanel" hidden><p>B</p></div></div></div>`;
  expect(markdownOf(html)).toBe('**npm**\n\nA\n\n**yarn**\n\nB\n');
});

it('quotes an admonition below its title', () => {
  const html = `<div class="theme-admonition"><div><span><svg></svg></span>Pin <code>zod</code></div><div><p>Text.</p></div></div>`;
  expect(markdownOf(html)).toBe('> **Pin `zod`**\n>\n> Text.\n');
});

it('describes a drawing', () => {
  expect(markdownOf('<svg role="img" aria-label="A call"><text>x</text></svg>')).toBe('A call\n');
});

it('refuses a page without text of its own', () => {
  expect(() => toMarkdown('<main><h1>Home</h1></main>', SOURCE)).toThrow(
    'https://example.com/docs/v10/router has no text: nothing of it is where the theme puts that of a page.',
  );
});
