import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The same as in Docusaurus, to find the same fences. */
const EXTENSIONS = [remarkFrontmatter, remarkDirective, remarkGfm, remarkComment];
const mdx = unified()
  .use(remarkParse)
  .use([remarkMdx, ...EXTENSIONS])
  .freeze();
const markdown = unified().use(remarkParse).use(EXTENSIONS).freeze();

/** The start of a heading with an id, `## Title {#id}`: MDX would parse the id as JavaScript, so Docusaurus escapes it. */
const HEADING_ID = /^(#{1,6}(?!#).*?)(?<!\\)(?=\{#)/gm;

/**
 * Parses a page as MDX. A `.md` page that is not MDX is parsed as Markdown, which some sites configure.
 *
 * @param file - the page's path; a text without one is MDX
 * @throws VFileMessage with `reason`, `line` and `column` if the text is not MDX
 */
export function parsePage(text: string, file = ''): Root {
  try {
    return mdx.parse(text.replaceAll(HEADING_ID, '$1\\'));
  } catch (error) {
    if (file.endsWith('.md')) {
      return markdown.parse(text);
    }
    throw error;
  }
}
