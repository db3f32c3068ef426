import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The syntax that Docusaurus reads, so that both find the same fences. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .freeze();

/** The mark of a heading's id, `{#id}`, which MDX would take for JavaScript; Docusaurus escapes it, too. */
const HEADING_ID = /^(#{1,6}(?!#).*?)(?<!\\)(?=\{#)/gm;

/**
 * Parses a page.
 *
 * @throws VFileMessage with `reason`, `line` and `column` where the text is not MDX
 */
export function parseMdx(text: string): Root {
  return parser.parse(text.replaceAll(HEADING_ID, '$1\\'));
}
