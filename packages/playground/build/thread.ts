import path from 'node:path';
import { answerRequests, openStore, threadData, type Site } from 'docusaurus-checked-samples/parts';
import type { EntryData } from 'docusaurus-checked-samples/threads';
import type { Play, PlayProgram } from '../compiler/addresses';
import type { PageWorkshop } from '../programs/read-pages';
import { STORE_FOLDER } from './folders';
import { makeAll, writeAsset } from './make';
import type { Places } from './places';
import { listStarts, type Starts } from './starts';

/** What this thread is started with; `fingerprint`, of its module graph, comes from what compiled it. */
export type ThreadData = EntryData & {
  packageDir: string;
  site: Site;
  baseUrl: string;
  fingerprint?: string;
};

/** What the page gets: where all is, and what its list of starting points shows. */
export type Listed = { play: Play; starts: Starts };

const { fingerprint = '', ...data } = threadData<ThreadData>();
const store = openStore(path.join(data.site.dir, STORE_FOLDER));
// While Docusaurus still loads the pages: it does not depend on where they are.
const making = makeAll({ ...data, store, fingerprint });
// Who asks hears of errors.
making.catch(() => {});

answerRequests<Places, Listed>(async (places) => {
  const { compiler, versions } = await making;
  const listed = versions.map(({ workshops, ...made }) => ({
    ...made,
    programs: workshops.map((workshop) => programOf(workshop, places)),
  }));
  const write = (name: string, value: unknown) =>
    writeAsset({ ...data, store }, name, JSON.stringify(value));
  const play: Play = {
    compiler,
    versions: listed.map(({ programs, ...made }) => {
      return { ...made, programs: write(`${made.version}/programs.json`, programs) };
    }),
  };
  store.prune();
  return { play, starts: listStarts(listed, places) };
});

/** What the page gets of a workshop, with the place of its page. */
function programOf(
  { id, program, kind, files, entries, ...workshop }: PageWorkshop,
  places: Places,
): PlayProgram {
  const { page, title = '' } = places[workshop.pageFile] ?? {};
  const heading = workshop.heading || title;
  return { id, program, page, title, heading, kind, files, entries };
}
