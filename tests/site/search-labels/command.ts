import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';
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
import { GROUPS } from './groups';
import { measure, measurePasted } from './measure';
import {
  type Label,
  readBlindLabels,
  readDrawnLabels,
  readFreshLabels,
  readHeldOutLabels,
  readLabels,
  readPasted,
} from './read';

const VERSIONS = [
  { version: 'current', root: '/docs/v10', folder: 'docs' },
  { version: '9.x', root: '/docs/v9', folder: 'versioned_docs/version-9.x' },
];

/**
 * Prints how well search answers the labeled queries: `npm run search:measure [-- --missed]`, which names
 * those that miss, but none that is held out. Pages are those of the last build; they are indexed anew, with
 * the keywords of their sources, so that changes of the index, the engine, the labels and the keywords need
 * no build.
 */
async function main() {
  const index = await indexAnew();
  const search = createSearch(index);
  const rows = [];
  for (const { version, root } of VERSIONS) {
    const tags = ['default', `docs-default-${version}`];
    const known = new Map<string, Promise<string[]>>();
    const find = async (query: string) =>
      (await search({ query, language: 'en', tags, limit: 1_000 })).rows.map(
        ({ address }) => address,
      );
    const ask = (query: string) => {
      const hits = known.get(query) ?? find(query);
      known.set(query, hits);
      return hits;
    };
    const sets: [string, Label[]][] = [
      ...GROUPS.flatMap(({ name, includes }): [string, Label[]][] => [
        [name, readLabels(version).filter(includes)],
        [`${name}, held out`, readHeldOutLabels(version).filter(includes)],
        [`${name}, drawn, held out`, readDrawnLabels(version).filter(includes)],
      ]),
      ['blind', readBlindLabels(version)],
      ...Object.entries(readFreshLabels(version)).map(([name, labels]): [string, Label[]] => [
        `fresh, ${name}`,
        labels,
      ]),
    ];
    const heldOut = readHeldOutLabels(version).map(({ kind, query }) => `${kind}: "${query}" (`);
    for (const [name, labels] of sets) {
      const { queries, mrr, hit1, hit3, hit3ByKind, missed, foundNonsense } = await measure(
        labels,
        root,
        ask,
      );
      const worst = Math.min(...Object.values(hit3ByKind));
      rows.push({ version, name, queries, ...rounded({ mrr, hit1, hit3, worst }) });
      if (
        process.argv.includes('--missed') &&
        !name.endsWith('heldOut') &&
        !name.endsWith('held out')
      ) {
        const open = missed.filter((line) => !heldOut.some((start) => line.startsWith(start)));
        console.log([`${version}, ${name}`, ...open, ...foundNonsense].join('\n  '));
      }
    }
    for (const [name, pasted] of Object.entries(readPasted(version))) {
      const { share, missed } = await measurePasted(pasted, root, ask);
      rows.push({
        version,
        name: `pasted, ${name}`,
        queries: pasted.length,
        ...rounded({ hit1: share }),
      });
      if (process.argv.includes('--missed') && name === 'open') {
        console.log([`${version}, pasted`, ...missed].join('\n  '));
      }
    }
  }
  console.table(rows);
}

async function indexAnew() {
  const built = JSON.parse(
    fs.readFileSync(`build/search-index/${MANIFEST_FILE}`, 'utf8'),
  ) as Manifest;
  const versions = new Map(
    built.shards.flatMap(({ facets, version }) =>
      version ? [[facets.docusaurus_tag, version] as const] : [],
    ),
  );
  const options = searchOptions();
  const routes = fs
    .readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`);
  const pages = await readBuiltPages(
    'build',
    routes,
    { title: config.title, baseUrl: '/' },
    options,
  );
  const docs = await docsOfSources();
  const keywords = new Map(
    docs.map(({ permalink, frontMatter }) => [permalink, frontMatter.keywords as string[]]),
  );
  const files = indexFiles(
    withSectionKeywords(
      pages.map((page) => ({ ...page, keywords: keywords.get(page.path) ?? page.keywords })),
      docs,
    ),
    versions,
  );
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return createIndexReader((file) => Promise.resolve(JSON.parse(texts.get(file) ?? '') as unknown));
}

function searchOptions(): SearchOptions {
  const plugin = config.plugins?.find(
    (entry) => Array.isArray(entry) && entry[0] === 'docusaurus-site-search',
  ) as [string, Partial<SearchOptions>];
  return validateOptions({
    options: plugin[1],
    validate: (schema, options) => Joi.attempt(options, schema),
  });
}

async function docsOfSources() {
  const docs = [];
  for (const { root, folder } of VERSIONS) {
    for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.mdx')) {
        const filePath = path.join(folder, file);
        const fileContent = fs.readFileSync(filePath, 'utf8');
        const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
        const { slug } = frontMatter as { slug: string };
        const permalink = `${root}${slug}`.replace(/\/$/, '');
        docs.push({ id: file, permalink, source: filePath, frontMatter });
      }
    }
  }
  return docs;
}

function rounded(figures: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, Math.round(figure * 1000) / 1000]),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
