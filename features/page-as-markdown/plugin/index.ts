import fs from 'node:fs/promises';
import path from 'node:path';
import { hasMarkdown, markdownPath } from '../../../shared/paths';
import {
  type Build,
  type BuiltSite,
  documentAt,
  fileAt,
  type Pages,
} from '../../../shared/built-site/build';
import { writeIndex, writeSiteIndex } from './llms';
import { toMarkdown } from './to-markdown';

/**
 * Writes each page as Markdown, at its path with `.md`, and the `llms.txt` files of the site and of each docs
 * version: https://llmstxt.org.
 */
export async function writeMarkdown(build: Build, documents: Pages) {
  for (const site of build) {
    await writeMarkdownOf(site, (address) => documentAt(documents, build, address));
  }
}

async function writeMarkdownOf(
  site: BuiltSite,
  documentOf: (address: string) => ReturnType<typeof documentAt>,
) {
  const { title, url, baseUrl, posts, versions } = site;
  const write = async (address: string, text: string) => {
    const file = fileAt(site, address);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  };
  const remaining = new Set(
    site.pages.map((page) => baseUrl + page.slice(1)).filter((page) => hasMarkdown(page, baseUrl)),
  );
  const writePage = async (page: { path: string; title?: string }, place: string) => {
    const markdown = toMarkdown(documentOf(page.path), { ...page, place, url: url + page.path });
    await write(markdownPath(page.path, baseUrl), markdown);
    remaining.delete(page.path);
    return markdown;
  };

  for (const post of posts) {
    await writePage(post, 'Blog');
  }
  for (const version of versions) {
    const name = `${title} ${version.label}`;
    const pages: string[] = [];
    for (const page of version.sections.flatMap((section) => section.pages)) {
      pages.push(await writePage(page, name));
    }
    await write(`${version.path}/llms.txt`, writeIndex(site, version));
    await write(`${version.path}/llms-full.txt`, pages.join('\n'));
  }
  for (const page of remaining) {
    await writePage({ path: page }, title);
  }
  await write(`${baseUrl}llms.txt`, writeSiteIndex(site));
}
