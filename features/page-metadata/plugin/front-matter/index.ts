import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { frontMatterProblems } from './problems';

/**
 * Reads a page's front matter as Docusaurus does, then holds it to this site's rules. Words for search stay
 * out of what pages load; search reads them in the sources.
 *
 * @throws when a rule is broken: one message with the file, each fault and its mend
 */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const file = path.relative(process.cwd(), params.filePath);
  const parsed = await params.defaultParseFrontMatter(params);
  const problems = frontMatterProblems(file, parsed.frontMatter);
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
  const frontMatter = { ...parsed.frontMatter };
  delete frontMatter.section_keywords;
  return { ...parsed, frontMatter };
};
