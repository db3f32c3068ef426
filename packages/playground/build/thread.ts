import path from 'node:path';
import { answerRequests, openStore, threadData, type Site } from 'docusaurus-checked-samples/parts';
import type { EntryData } from 'docusaurus-checked-samples/threads';
import type { Play } from '../compiler/play';
import { buildAssets, writeAsset } from './build-assets';
import { STORE_FOLDER } from './folders';
import { listPrograms } from './list-programs';
import type { PageLinks } from './page-links';

/** The worker data; `compileEntry` adds `fingerprint`, the hash of this thread's code. */
export type ThreadData = EntryData & {
  packageDir: string;
  site: Site;
  baseUrl: string;
  fingerprint?: string;
};

const { fingerprint = '', ...data } = threadData<ThreadData>();
const store = openStore(path.join(data.site.dir, STORE_FOLDER));
// Starts at once, while Docusaurus loads the pages.
const assets = buildAssets({ ...data, store, codeHash: fingerprint });
// Not unhandled: the request below reports errors.
assets.catch(() => {});

answerRequests<PageLinks, Play>(async (links) => {
  const { compiler, versions } = await assets;
  const play: Play = {
    compiler,
    versions: versions.map(({ workshops, ...version }) => {
      const text = JSON.stringify(listPrograms(workshops, links));
      const name = `${version.version}/programs.json`;
      return { ...version, programs: writeAsset({ ...data, store }, name, text) };
    }),
  };
  store.prune();
  return play;
});
