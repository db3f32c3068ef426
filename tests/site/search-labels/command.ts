import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { withSectionKeywords } from 'docusaurus-site-search';
import { createIndexReader, MANIFEST_FILE, type Page } from 'docusaurus-site-search/engine';
import { readIndexFile, searchIn } from '../../support/built-index';
import { measure } from './measure';
import { readLabels, VERSIONS } from './read';

/**
 * Prints how well search answers the labeled queries: `npm run search:measure [-- --missed]`, which names
 * those that miss, but none that is kept apart. Pages are those of the last build, with the keywords of
 * their sources, so that changes of the engine, the labels and the keywords need no build.
 */
async function main() {
  const docs = await docsOfSources();
  const index = createIndexReader(async (file) => {
    const content = await readIndexFile(file);
    // The cast: what is not the manifest are pages.
    return file === MANIFEST_FILE ? content : withKeywords(content as Page[], docs);
  });
  const figures = [];
  for (const { version, root } of VERSIONS) {
    const search = searchIn(version, index);
    for (const { name, group, labels } of readLabels(version)) {
      const { missed, ...found } = await measure(labels, root, search);
      const set = `${group}, ${name}`;
      figures.push({ version, set, ...found });
      if (process.argv.includes('--missed') && name === 'open') {
        console.log([`${version}, ${set}`, ...missed].join('\n  '));
      }
    }
  }
  console.table(figures);
}

type Docs = Awaited<ReturnType<typeof docsOfSources>>;

function withKeywords(pages: Page[], docs: Docs) {
  const sources = new Map(docs.map((doc) => [doc.permalink, doc.frontMatter]));
  return withSectionKeywords(
    pages.map((page) => ({
      ...page,
      keywords: (sources.get(page.path)?.keywords as string[] | undefined) ?? page.keywords,
    })),
    docs,
  );
}

function docsOfSources() {
  const files = VERSIONS.flatMap(({ root, folder }) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((id) => ({ root, id, filePath: path.join(folder, id) })),
  );
  return Promise.all(
    files.map(async ({ root, id, filePath }) => {
      const fileContent = fs.readFileSync(filePath, 'utf8');
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      const permalink = `${root}${frontMatter.slug as string}`.replace(/\/$/, '');
      return { id, permalink, source: filePath, frontMatter };
    }),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
