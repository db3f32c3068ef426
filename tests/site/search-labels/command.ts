import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import {
  createIndexReader,
  createSearch,
  MANIFEST_FILE,
  type Manifest,
} from 'docusaurus-site-search/engine';
import {
  indexFiles,
  readBuiltPages,
  type SearchOptions,
  validateOptions,
  withSectionKeywords,
} from 'docusaurus-site-search/indexing';
import config from '../../../docusaurus.config';
import { measure, measurePasted } from './measure';
import { readLabels, readPasted, VERSIONS } from './read';

/**
 * Prints how well search answers the labeled queries: `npm run search:measure [-- --missed]`, which names
 * those that miss, but none that is held out. Pages are those of the last build; they are indexed anew, with
 * the keywords of their sources, so that changes of the index, the engine, the labels and the keywords need
 * no build.
 */
async function main() {
  const search = createSearch(await indexAnew());
  const figures = [];
  for (const { version, root } of VERSIONS) {
    const scope = { language: 'en', tags: ['default', `docs-default-${version}`], limit: 10 };
    const ask = async (query: string) =>
      (await search({ ...scope, query })).rows.map(({ address }) => address);
    const { open, heldOut } = readPasted(version);
    const sets = [
      ...(await Promise.all(
        readLabels(version).map(async ({ name, group, labels }) => ({
          set: `${group}, ${name}`,
          ...(await measure(labels, root, ask)),
        })),
      )),
      { set: 'pasted, open', ...(await measurePasted(open, root, ask)) },
      { set: 'pasted, held out', ...(await measurePasted(heldOut, root, ask)) },
    ];
    for (const { missed, ...found } of sets) {
      figures.push({ version, ...found });
      if (process.argv.includes('--missed') && found.set.endsWith('open')) {
        console.log([`${version}, ${found.set}`, ...missed].join('\n  '));
      }
    }
  }
  console.table(
    figures.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [
          name,
          typeof cell === 'number' ? Math.round(cell * 1000) / 1000 : cell,
        ]),
      ),
    ),
  );
}

async function indexAnew() {
  const manifest = fs.readFileSync(`build/search-index/${MANIFEST_FILE}`, 'utf8');
  const versions = new Map(
    (JSON.parse(manifest) as Manifest).shards.flatMap(({ facets, version }) =>
      version ? [[facets.docusaurus_tag, version] as const] : [],
    ),
  );
  const plugin = config.plugins?.find(
    (entry) => Array.isArray(entry) && entry[0] === 'docusaurus-site-search',
  ) as [string, Partial<SearchOptions>];
  const options = validateOptions({
    options: plugin[1],
    validate: (schema, given) => Joi.attempt(given, schema),
  });
  const routes = filesIn('build', '.html').map(
    (file) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`,
  );
  const site = { title: config.title, baseUrl: '/' };
  const pages = await readBuiltPages('build', routes, site, options);
  const docs = await docsOfSources();
  const keywords = new Map(docs.map((doc) => [doc.permalink, doc.frontMatter.keywords]));
  const files = indexFiles(
    withSectionKeywords(
      pages.map((page) => ({
        ...page,
        keywords: (keywords.get(page.path) as string[] | undefined) ?? page.keywords,
      })),
      docs,
    ),
    versions,
  );
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return createIndexReader((file) => Promise.resolve(JSON.parse(texts.get(file) ?? '') as unknown));
}

function docsOfSources() {
  const files = VERSIONS.flatMap(({ root, folder }) =>
    filesIn(folder, '.mdx').map((id) => ({ root, id, filePath: path.join(folder, id) })),
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

function filesIn(folder: string, end: string): string[] {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(end));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
