import path from 'node:path';
import { answerRequests, openStore, threadData, type Site } from 'docusaurus-checked-samples/parts';
import type { EntryData } from 'docusaurus-checked-samples/threads';
import type { Play } from '../compiler/addresses';
import { STORE_FOLDER } from './folders';
import { listPrograms } from './list-programs';
import { makeAll, writeAsset } from './make';
import type { Places } from './places';

/** What this thread is started with; `fingerprint`, of its module graph, comes from what compiled it. */
export type ThreadData = EntryData & {
  packageDir: string;
  site: Site;
  baseUrl: string;
  fingerprint?: string;
};

const { fingerprint = '', ...data } = threadData<ThreadData>();
const store = openStore(path.join(data.site.dir, STORE_FOLDER));
// While Docusaurus still loads the pages: it does not depend on where they are.
const making = makeAll({ ...data, store, fingerprint });
// Who asks hears of errors.
making.catch(() => {});

answerRequests<Places, Play>(async (places) => {
  const { compiler, versions } = await making;
  const play: Play = {
    compiler,
    versions: versions.map(({ workshops, ...made }) => {
      const text = JSON.stringify(listPrograms(workshops, places));
      const name = `${made.version}/programs.json`;
      return { ...made, programs: writeAsset({ ...data, store }, name, text) };
    }),
  };
  store.prune();
  return play;
});
