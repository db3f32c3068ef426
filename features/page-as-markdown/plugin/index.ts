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
    await writeMarkdownOf(site, documents);
  }
}

async function writeMarkdownOf(site: BuiltSite, documents: Pages) {
  const { title, url, baseUrl, posts, versions } = site;
  const write = async (address: string, text: string) => {
    const file = fileAt(site, address);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  };
  const others = new Set(site.pages.filter((page) => hasMarkdown(page, baseUrl)));
  const writePage = async (page: { path: string; title?: string }, place: string) => {
    const document = documentAt(documents, page.path);
    const markdown = toMarkdown(document, { ...page, place, url: url + page.path });
    await write(markdownPath(page.path, baseUrl), markdown);
    others.delete(page.path);
    return markdown;
  };

  for (const post of posts) {
    await writePage(post, 'Blog');
  }
  for (const version of versions) {
    const pages = version.sections
      .flatMap((section) => section.pages)
      .map((page) => writePage(page, `${title} ${version.label}`));
    await write(`${version.path}/llms.txt`, writeIndex(site, version));
    await write(`${version.path}/llms-full.txt`, (await Promise.all(pages)).join('\n'));
  }
  for (const page of others) {
    await writePage({ path: page }, title);
  }
  await write(`${baseUrl}llms.txt`, writeSiteIndex(site));
}
