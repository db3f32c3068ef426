import type { Root as HastRoot } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { articleOf, inPlainHtml } from './plain-html';

/** What a page is, beside its text. */
interface Source {
  /** Otherwise its first heading is the title. */
  title?: string | undefined;
  /** What it belongs to: a docs version, the blog, or the site. */
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
 * @param html - a built page
 * @returns the page's title, what it belongs to with its address, and its text
 * @throws when the page has no text, or no title
 */
export function toMarkdown(html: string, { title, place, url }: Source): string {
  const article = articleOf(unified().use(rehypeParse).parse(html));
  if (!article) {
    throw new Error(`${url} has no text: nothing of it is where the theme puts that of a page.`);
  }
  const page: HastRoot = { type: 'root', children: inPlainHtml(article, url) };
  const markdown = unified().use(rehypeRemark).runSync(page);
  const [first, ...text] = markdown.children;
  const heading = first?.type === 'heading' && first.depth === 1 ? first.children : undefined;
  const titled = title === undefined ? heading : [{ type: 'text' as const, value: title }];
  if (!titled) {
    throw new Error(
      `${url} does not begin with a heading, which would be the title of its Markdown.`,
    );
  }
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .stringify({
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: titled },
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
        ...(heading ? text : markdown.children),
      ],
    });
}
