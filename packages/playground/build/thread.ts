import path from 'node:path';
import { answerRequests, openStore, threadData, type Site } from 'docusaurus-checked-samples/parts';
import type { EntryData } from 'docusaurus-checked-samples/threads';
import type { Play, PlayProgram } from '../compiler/addresses';
import type { PageWorkshop } from '../programs/read-pages';
import { STORE_FOLDER, writeAsset } from './files';
import { makeAll } from './make';
import type { Places } from './places';
import { packagesOf, projectSettings } from './packages';
import { listStarts, type Starts } from './starts';

/** What this thread is started with; `fingerprint`, of its module graph, comes from what compiled it. */
export type ThreadData = EntryData & {
  packageDir: string;
  site: Site;
  fingerprint?: string;
};

/** Asks where all is. */
export type PlayRequest = { places: Places; baseUrl: string };

/** What the page gets: where all is, and what its list of starting points shows. */
export type Listed = { play: Play; starts: Starts };

const { site, packageDir, fingerprint = '' } = threadData<ThreadData>();
const store = openStore(path.join(site.dir, STORE_FOLDER));
// While Docusaurus still loads the pages: it does not depend on where they are.
const making = makeAll({ site, store, packageDir, fingerprint });
// Who asks hears of errors.
making.catch(() => {});

answerRequests<PlayRequest, Listed>(async ({ places, baseUrl }) => {
  const { compiler, versions } = await making;
  const listed = versions.map(({ workshops, ...made }) => ({
    ...made,
    programs: workshops.map((workshop) => programOf(workshop, places)),
  }));
  const play: Play = {
    compiler: baseUrl + compiler,
    project: projectSettings(site),
    versions: listed.map(({ version, label, files, programs }) => {
      const list = writeAsset(store, `${version}/programs.json`, JSON.stringify(programs));
      return {
        version,
        label,
        programs: baseUrl + list,
        packages: packagesOf(site, version),
        parts: {
          types: baseUrl + files.types,
          typesWithDocument: baseUrl + files.typesWithDocument,
          withDocument: files.withDocument,
          runtime: baseUrl + files.runtime,
          runtimeWithDocument: baseUrl + files.runtimeWithDocument,
        },
      };
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
