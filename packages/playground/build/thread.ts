import path from 'node:path';
import { answerRequests, openStore, threadData, type Site } from 'docusaurus-checked-samples/parts';
import type { EntryData } from 'docusaurus-checked-samples/threads';
import type { Play } from '../compiler/addresses';
import { assetOf, STORE_FOLDER, writeAsset } from './files';
import { makeAll, type Made } from './make';
import type { Places } from './places';
import { programsOf } from './programs';

/** What this thread is started with; `fingerprint`, of its module graph, comes from what compiled it. */
export type ThreadData = EntryData & {
  packageDir: string;
  site: Site;
  fingerprint?: string;
};

/** To make all that does not depend on where pages are; and then to say where all is. */
export type PlayRequest = { task: 'make' } | { task: 'list'; places: Places; baseUrl: string };

const { site, packageDir, fingerprint = '' } = threadData<ThreadData>();
const store = openStore(path.join(site.dir, STORE_FOLDER));
const make = () => makeAll({ site, store, packageDir, fingerprint });
let made: Promise<Made> | undefined;

answerRequests<PlayRequest, Play | undefined>(async (request) => {
  if (request.task === 'make') {
    made = make();
    await made;
    return undefined;
  }
  const { compiler, versions } = await (made ??= make());
  const { places, baseUrl } = request;
  const play: Play = {
    compiler: assetOf(compiler, baseUrl),
    versions: versions.map(({ version, label, files, pages }) => {
      const programs = JSON.stringify(programsOf(pages, places));
      const { withDocument, ...parts } = files;
      return {
        version,
        label,
        programs: assetOf(writeAsset(store, `${version}/programs.json`, programs), baseUrl).href,
        parts: {
          types: assetOf(parts.types, baseUrl),
          typesWithDocument: assetOf(parts.typesWithDocument, baseUrl),
          vendor: assetOf(parts.vendor, baseUrl),
          vendorWithDocument: assetOf(parts.vendorWithDocument, baseUrl),
          withDocument,
        },
      };
    }),
  };
  store.prune();
  return play;
});
