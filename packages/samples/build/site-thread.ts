import fs from 'node:fs';
import path from 'node:path';
import { openBundles, type Bundles, type SharedFiles } from '../bundles';
import { collect } from '../page/collect';
import { listPages, versionOf } from '../page/pages';
import { formatProblems } from '../page/problem';
import type { RunPlaces } from '../page/run-place';
import type { Site } from '../page/site';
import { docsVersions } from '../page/versions';
import type { FenceView } from '../show/fence-view';
import { viewUnchecked } from '../show/view-unchecked';
import type { Store } from '../store/store';
import { checkSite, libraryFaults } from './check-site';
import { openChecker, type Checker } from './checker';
import { startDevCheck, type DevCheck } from './dev-check';
import {
  libraryFingerprints,
  openMarks,
  openSiteStore,
  writeFingerprint,
  type Marks,
} from './site-store';
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

/**
 * The whole site; or what to show of a page, given by its path from the site's root; or that somebody
 * looks at that page. `up`: the dev server shows the site.
 */
export type SiteRequest = 'site' | 'up' | { file: string } | { opened: string };

/**
 * `faults` is empty when all is right. The fences are those of the page that was asked for, the warnings
 * and the shared files those of the site. A page that `isPending` has not been checked.
 */
export type SiteAnswer = {
  faults: string;
  warnings: string[];
  summary: string;
  shared: SharedFiles;
  fences: FenceView[];
  typesFile?: string;
  isPending?: boolean;
};

type Opened = { store: Store; marks: Marks; checker: Checker; bundles: Bundles };

const { site, keepsCompilers, fingerprint = '' } = threadData<SiteThreadData>();
const pages = () => listPages(site).map(({ file }) => file);
let opened: Promise<Opened> | undefined;
let devCheck: DevCheck | undefined;
let isUp = false;

answerRequests<SiteRequest, SiteAnswer>((request) => {
  if (request === 'site') {
    return keepsCompilers ? answerDevSite() : answerSite();
  }
  if (request === 'up') {
    isUp = true;
    devCheck?.begin();
    return answerNothing();
  }
  return 'file' in request
    ? answerPage(request.file)
    : answerNothing(devCheck?.open(request.opened));
});

async function open(): Promise<Opened> {
  const store = openSiteStore(site);
  const libraries = libraryFingerprints(site);
  const checker = await openChecker(site, store, libraries);
  const bundles = await openBundles(site, store, libraries, fingerprint);
  writeFingerprint(site, store, [checker.maker, fingerprint, libraries]);
  return { store, marks: openMarks(store), checker, bundles };
}

async function answerSite(): Promise<SiteAnswer> {
  const { store, marks, checker, bundles } = await (opened ??= open());
  const { faults, summary } = await checkSite(site, checker);
  const warnings: string[] = [];
  if (!faults) {
    for (const file of pages()) {
      warnings.push(...(await bundles.bundlePage(file)).warnings);
    }
    marks.keep(pages());
    store.prune();
  }
  await checker.close();
  return { faults, warnings, summary, shared: bundles.shared, fences: [] };
}

/** Starts anew each time, because packages may have changed on the disk. */
async function answerDevSite(): Promise<SiteAnswer> {
  devCheck?.stop();
  await (await opened)?.checker.close();
  opened = open();
  const tools = await opened;
  const faults = libraryFaults(site).join('\n\n');
  if (!faults) {
    devCheck = startDevCheck(site, { ...tools, say: console.log });
    void devCheck.done.then(() => tools.store.prune());
    if (isUp) {
      devCheck.begin();
    }
  }
  return { faults, warnings: [], summary: '', shared: tools.bundles.shared, fences: [] };
}

async function answerNothing(summary = ''): Promise<SiteAnswer> {
  const { bundles } = await (opened ??= open());
  return { faults: '', warnings: [], summary, shared: bundles.shared, fences: [] };
}

async function answerPage(file: string): Promise<SiteAnswer> {
  const { checker, bundles } = await (opened ??= open());
  if (devCheck?.isPending(file)) {
    return answerUnchecked(file, bundles);
  }
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

function answerUnchecked(file: string, { shared }: Bundles): SiteAnswer {
  const text = fs.readFileSync(path.join(site.dir, file), 'utf8');
  const page = collect(text, { file, version: versionOf(file, docsVersions(site)) }, site);
  const faults = formatProblems(page.problems);
  const fences = faults ? [] : viewUnchecked(page, site.options);
  return { faults, warnings: [], summary: '', shared, fences, isPending: true };
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
