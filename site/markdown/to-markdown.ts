import type { Root as HastRoot } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { articleOf, inPlainHtml } from './plain-html';

/** What a page is, beside its text. */
interface Source {
  title: string;
  /** What it belongs to: a docs version, or the blog. */
  place: string;
  url: string;
}

/**
 * Writes a page as Markdown: from its HTML, so that components are what a reader sees.
 *
 * A sample is a fence below its file's name, followed by what it prints; what the compiler says of a line
 * is a comment below it. Tabs follow each other, each below its name. Drawings are their descriptions.
 * Links are absolute.
 *
 * @param html - a built docs page or blog post
 * @returns the page's title, what it belongs to with its address, and its text
 * @throws when the page is of another kind, which has no text of its own
 */
export function toMarkdown(html: string, { title, place, url }: Source): string {
  const article = articleOf(unified().use(rehypeParse).parse(html));
  if (!article) {
    throw new Error(`${url} has neither the text of a docs page nor that of a post.`);
  }
  const page: HastRoot = { type: 'root', children: inPlainHtml(article, url) };
  const markdown = unified().use(rehypeRemark).runSync(page);
  const [first, ...text] = markdown.children;
  const isTitle = first?.type === 'heading' && first.depth === 1;
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .stringify({
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
        {
          type: 'blockquote',
          children: [
            {
              type: 'paragraph',
              children: [
                { type: 'text', value: `${place}, ` },
                { type: 'link', url, children: [{ type: 'text', value: url }] },
              ],
            },
          ],
        },
        ...(isTitle ? text : markdown.children),
      ],
    });
}
