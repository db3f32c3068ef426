import { openBundles, type Bundles, type SharedFiles } from '../bundles';
import { listPages } from '../page/pages';
import { formatProblems } from '../page/problem';
import type { RunPlaces } from '../page/run-place';
import type { Site } from '../page/site';
import type { FenceView } from '../show/fence-view';
import type { Store } from '../store/store';
import { checkSite } from './check-site';
import { openChecker, type Checker } from './checker';
import { libraryFingerprints, openSiteStore, writeFingerprint } from './site-store';
import { answerRequests, threadData } from './threads';

/**
 * What this thread is started with. `keepsCompilers`: pages will be edited; `fingerprint`, of this
 * thread's own module graph, comes from what compiled it.
 */
export type SiteThreadData = {
  entry: 'build/site-thread.ts';
  fingerprint?: string;
  site: Site;
  keepsCompilers: boolean;
};

/** The whole site, or the page in a file given by its path from the site's root. */
export type SiteRequest = 'site' | { file: string };

/**
 * `faults` is empty when all is right. The fences are those of the page that was asked for, the warnings
 * and the shared files those of the site.
 */
export type SiteAnswer = {
  faults: string;
  warnings: string[];
  summary: string;
  shared: SharedFiles;
  fences: FenceView[];
  typesFile?: string;
};

type Opened = { store: Store; checker: Checker; bundles: Bundles };

const { site, keepsCompilers, fingerprint = '' } = threadData<SiteThreadData>();
let opened: Promise<Opened> | undefined;

answerRequests<SiteRequest, SiteAnswer>((request) =>
  request === 'site' ? answerSite() : answerPage(request.file),
);

async function open(): Promise<Opened> {
  const store = openSiteStore(site);
  const libraries = libraryFingerprints(site);
  const checker = await openChecker(site, store, libraries);
  const bundles = await openBundles(site, store, libraries, fingerprint);
  writeFingerprint(site, store, [checker.maker, fingerprint, libraries]);
  return { store, checker, bundles };
}

/** Starts anew each time, because packages may have changed on the disk. */
async function answerSite(): Promise<SiteAnswer> {
  await (await opened)?.checker.close();
  opened = open();
  const { store, checker, bundles } = await opened;
  const { faults, summary } = await checkSite(site, checker);
  const warnings: string[] = [];
  if (!faults) {
    for (const { file } of listPages(site)) {
      warnings.push(...(await bundles.bundlePage(file)).warnings);
    }
    store.prune();
  }
  if (keepsCompilers) {
    void checker.warmUp(listPages(site));
  } else {
    await checker.close();
  }
  return { faults, warnings, summary, shared: bundles.shared, fences: [] };
}

async function answerPage(file: string): Promise<SiteAnswer> {
  const { checker, bundles } = await (opened ??= open());
  const { problems, fences, types, typesFile } = await checker.checkFile(file);
  const places = problems.length === 0 ? await placesOf(file, bundles) : {};
  return {
    faults: formatProblems(problems),
    warnings: [],
    summary: '',
    shared: bundles.shared,
    fences: fences.map((fence) => withPlace(fence, places)),
    typesFile: types.length ? typesFile : undefined,
  };
}

/** An edit is shown before its programs have run; what is wrong with them then, the terminal says. */
async function placesOf(file: string, bundles: Bundles): Promise<RunPlaces> {
  return keepsCompilers
    ? bundles.bundlePageLater(file, console.error)
    : (await bundles.bundlePage(file)).places;
}

function withPlace(fence: FenceView, places: RunPlaces): FenceView {
  const place = places[fence.line];
  return fence.kind === 'code' && place ? { ...fence, place } : fence;
}
