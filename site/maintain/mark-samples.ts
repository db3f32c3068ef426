import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

const SAMPLE_LANGUAGES = ['ts', 'tsx'];
/** These say already which version they belong to, or that none is asked. */
const MARKED = /(^|\s)(version|nocheck)=/;

/**
 * Marks the samples of a page outside the docs with the version that they were written for, so that they
 * keep its packages when another one is the latest.
 *
 * ` ```ts run ` → ` ```ts run version=9.x `
 *
 * @param text - the page's MDX
 * @param version - the label
 */
export function markSamples(text: string, version: string): string {
  const lines = text.split('\n');
  visit(parser.parse(text), 'code', ({ lang, meta, position }) => {
    if (SAMPLE_LANGUAGES.includes(lang ?? '') && !MARKED.test(meta ?? '')) {
      const line = position!.start.line - 1;
      lines[line] = `${lines[line]!.trimEnd()} version=${version}`;
    }
  });
  return lines.join('\n');
}

/** Tells whether a page has samples of a version by such a mark. */
export function hasSamplesOf(text: string, version: string): boolean {
  let isFound = false;
  visit(parser.parse(text), 'code', ({ meta }) => {
    isFound ||= (meta ?? '').split(/\s+/).includes(`version=${version}`);
  });
  return isFound;
}
