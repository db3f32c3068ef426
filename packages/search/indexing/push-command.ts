import fs from 'node:fs/promises';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { INDEX_FOLDER } from '../client/backend';
import { createIndexReader } from '../engine/shards';
import { pushRecords } from './push';
import { sectionRecords, type SearchRecord } from './records';

const FOLDER = path.join('build', INDEX_FOLDER);
const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX', 'ALGOLIA_ADMIN_KEY'] as const;

/** Sends the index of the built site to Algolia. */
async function main() {
  const env = requireVariables();
  const client = algoliasearch(env.ALGOLIA_APP_ID, env.ALGOLIA_ADMIN_KEY);
  await pushRecords(client, env.ALGOLIA_INDEX, await readRecords(), console.log);
}

function requireVariables() {
  const missing = VARIABLES.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Error(`Set ${missing.join(' and ')} in the environment, then push again.`);
  }
  const entries = VARIABLES.map((name) => [name, process.env[name] ?? '']);
  return Object.fromEntries(entries) as Record<(typeof VARIABLES)[number], string>;
}

async function readRecords(): Promise<SearchRecord[]> {
  const index = createIndexReader(readIndexFile);
  const { origin, shards } = await index.manifest();
  const records = shards.map(async ({ facets }) => {
    const scope = { language: facets.language, tags: [facets.docusaurus_tag] };
    const [shard] = await index.load(scope, true);
    return shard?.sections.flatMap((section) => sectionRecords(section, facets, origin)) ?? [];
  });
  return (await Promise.all(records)).flat();
}

async function readIndexFile(file: string): Promise<unknown> {
  const text = await fs.readFile(path.join(FOLDER, file), 'utf8').catch((error: Error) => {
    throw new Error(
      `There is no built site to push (${error.message}). Run "npm run build" first.`,
    );
  });
  return JSON.parse(text);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
