import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The syntax that Docusaurus reads, so that both find the same fences. */
const EXTENSIONS = [remarkFrontmatter, remarkDirective, remarkGfm, remarkComment];
const mdx = unified()
  .use(remarkParse)
  .use([remarkMdx, ...EXTENSIONS])
  .freeze();
const markdown = unified().use(remarkParse).use(EXTENSIONS).freeze();

/** The mark of a heading's id, `{#id}`, which MDX would take for JavaScript; Docusaurus escapes it, too. */
const HEADING_ID = /^(#{1,6}(?!#).*?)(?<!\\)(?=\{#)/gm;

/**
 * Parses a page.
 *
 * @throws VFileMessage with `reason`, `line` and `column` where the text is not MDX
 */
export function parseMdx(text: string): Root {
  return mdx.parse(text.replaceAll(HEADING_ID, '$1\\'));
}

/**
 * Parses a page as MDX or, where a `.md` page is none, as Markdown: Docusaurus says which of them a site has.
 *
 * @param file - its path
 * @throws as `parseMdx`
 */
export function parsePage(text: string, file: string): Root {
  try {
    return parseMdx(text);
  } catch (error) {
    if (file.endsWith('.md')) {
      return markdown.parse(text);
    }
    throw error;
  }
}
