import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { isPage, readFrontMatter, readYaml } from './docs-pages';
import { DOCS_VERSIONS_FILE, type DocsVersions } from './docs-versions';
import { filesBelow, readJson, writeFormatted } from './files';
import { Refusal } from './refusal';
import { postText } from './templates';
import { titleProblem } from './title-problem';

/**
 * Adds a post, with front matter and a sample that passes.
 *
 * @param today - its date, of which the day in UTC counts
 * @param isDryRun - only says what it would do
 * @returns what it did, in words
 * @throws Refusal where the title gives no address, or a post has the same one or the same title
 */
export async function newPost(
  siteDir: string,
  title: string,
  today: Date,
  isDryRun: boolean,
): Promise<string> {
  const slug = createSlugger().slug(title);
  const file = `blog/${today.toISOString().slice(0, 10)}-${slug}.mdx`;
  const problem =
    titleProblem(title) ??
    (/[a-z0-9]/.test(slug) ? undefined : `"${title}" has no letters for an address.`) ??
    (await postLike(siteDir, title, slug));
  if (problem) {
    throw new Refusal(problem);
  }
  const { lastVersion } = readJson<DocsVersions>(path.join(siteDir, DOCS_VERSIONS_FILE));
  const [author = ''] = Object.keys(await readYaml(path.join(siteDir, 'blog/authors.yml')));
  const tags = Object.keys(await readYaml(path.join(siteDir, 'blog/tags.yml')));
  if (!isDryRun) {
    const text = postText({ title, slug, author, version: lastVersion });
    await writeFormatted(path.join(siteDir, file), text);
  }
  return [
    isDryRun ? 'This would add a post:' : 'Added a post:',
    `  ${file}, by ${author}, with a sample of ${lastVersion} that passes`,
    `  its address: /blog/${slug}`,
    `Next: write its description and its text, and give it tags: blog/tags.yml has ${tags.join(', ')}.`,
    `Look at it with "npm start"; check it with "npm run check:samples ${file}" and "npm run test:samples ${file}".`,
  ].join('\n');
}

async function postLike(siteDir: string, title: string, slug: string) {
  for (const file of filesBelow(siteDir, ['blog']).filter(isPage)) {
    const filePath = path.join(siteDir, file);
    const post = await readFrontMatter(filePath, fs.readFileSync(filePath, 'utf8'));
    if (post.slug === slug) {
      return `${file} has the address /blog/${slug} already; choose another title.`;
    }
    if (post.title?.toLowerCase() === title.toLowerCase()) {
      return `${file} has the title "${title}" already; choose another one.`;
    }
  }
  return undefined;
}
