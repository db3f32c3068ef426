import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { frontMatterProblems } from './problems';

/**
 * Parses front matter as Docusaurus does, and checks this site's rules. Removes `section_keywords`, so that
 * pages need not load them: search reads them from the source files.
 *
 * @throws if front matter is invalid: one message with the file, all problems, and how to fix them
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
