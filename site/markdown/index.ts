import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hasMarkdown, markdownPath } from '../../src/data/markdownPath';
import { withoutBase } from '../../src/data/socialCards';
import { changesBetween, type WrittenVersion } from '../changes';
import { contentOf } from '../loaded-content';
import { pageFile } from '../page-file';
import { readVersion, writeIndex, writeSiteIndex } from './llms';

/**
 * Writes what programs read, when the site is built: each page as Markdown, at its path with `.md` after
 * it, an `llms.txt` of each docs version, as https://llmstxt.org proposes it, and what changed in each
 * docs page since the version before.
 */
export default function markdownPages({ siteConfig }: LoadContext): Plugin {
  const { url: origin, baseUrl } = siteConfig;
  return {
    name: 'markdown-pages',
    async postBuild({ outDir, plugins, routesPaths }) {
      const { toMarkdown } = await import('./to-markdown');
      const fileOf = (route: string) => path.join(outDir, withoutBase(route, baseUrl));
      const left = new Set(routesPaths.filter((route) => hasMarkdown(route, baseUrl)));
      const writePage = async (page: { path: string; title?: string }, place: string) => {
        const html = await fs.readFile(pageFile(outDir, withoutBase(page.path, baseUrl)), 'utf8');
        const markdown = toMarkdown(html, { ...page, place, url: origin + page.path });
        await fs.writeFile(fileOf(markdownPath(page.path, baseUrl)), markdown);
        left.delete(page.path);
        return markdown;
      };

      for (const { metadata } of contentOf(plugins, 'blog').blogPosts) {
        await writePage({ title: metadata.title, path: metadata.permalink }, 'Blog');
      }
      const { loadedVersions } = contentOf(plugins, 'docs');
      const versions = loadedVersions.map((version) => readVersion(version, siteConfig.title));
      const written: WrittenVersion[] = [];
      for (const version of versions) {
        const pages = new Map<string, string>();
        for (const page of version.sections.flatMap(({ pages }) => pages)) {
          pages.set(page.path, await writePage(page, version.name));
        }
        written.push({ name: version.name, path: version.path, pages });
        await fs.mkdir(fileOf(version.path), { recursive: true });
        await fs.writeFile(fileOf(`${version.path}/llms.txt`), writeIndex(version, origin));
        await fs.writeFile(fileOf(`${version.path}/llms-full.txt`), [...pages.values()].join('\n'));
      }
      for (const route of left) {
        await writePage({ path: route }, siteConfig.title);
      }
      for (const [index, older] of written.slice(1).entries()) {
        for (const [file, json] of changesBetween(older, written[index]!, siteConfig.url)) {
          await fs.writeFile(fileOf(file), json);
        }
      }
      await fs.writeFile(
        fileOf(`${baseUrl}llms.txt`),
        writeSiteIndex(siteConfig, versions, origin),
      );
    },
  };
}
