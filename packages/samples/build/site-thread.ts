import path from 'node:path';
import { openBundles, type BundlePage } from '../bundles';
import { endDryRuns } from '../bundles/dry-run';
import { listPages, versionOf } from '../page/pages';
import { formatProblems, groupProblems } from '../page/problem';
import type { RunInfoByLine } from '../page/run-info';
import type { Site } from '../page/site';
import { docsVersions } from '../page/versions';
import type { FenceView } from '../show/fence-view';
import type { Store } from '../store/store';
import { applyBaseline, readBaseline } from './baseline';
import { checkSite, libraryFaults } from './check-site';
import { openChecker, type Checker } from './checker';
import { libraryFingerprints, openSiteStore, writeFingerprint } from './site-store';
import { answerRequests, threadData } from '../store/threads';

/**
 * The data of the thread. `keepsCompilers` is true in the dev server; `fingerprint` is the hash of the thread's code,
 * added by the code that compiles it.
 */
export type SiteThreadData = {
  entry: 'build/site-thread';
  fingerprint?: string;
  site: Site;
  keepsCompilers: boolean;
};

/**
 * Checks the site, or renders the fences of a page, by its absolute path. `ready` tells that the dev server has
 * compiled all pages.
 */
export type SiteRequest = 'site' | 'ready' | { file: string };

/** `faults` is empty if there are none. The other properties are those of the requested site or page. */
export type SiteAnswer = {
  faults: string;
  warnings: string[];
  summary: string;
  fences: FenceView[];
  typesFile?: string;
};

const NOTHING = { faults: '', warnings: [], summary: '', fences: [] };

type Opened = { store: Store; checker: Checker; bundlePage: BundlePage };

const { site, keepsCompilers, fingerprint = '' } = threadData<SiteThreadData>();
let opened: Promise<Opened> | undefined;
/** Each bundles one page after the other. More than cores: most programs wait for their timers when they are run. */
const queues = Array.from({ length: 4 }, (): Promise<unknown> => Promise.resolve());
let nextQueue = 0;
/** In the dev server, pages wait for the check of the site when they are compiled. */
let allChecked: Promise<unknown> = Promise.resolve();

answerRequests<SiteRequest, SiteAnswer>((request) => {
  if (request === 'site') {
    return answerSite();
  }
  return request === 'ready' ? answerReady() : answerPage(request.file);
});

async function open(): Promise<Opened> {
  const store = openSiteStore(site);
  const libraries = libraryFingerprints(site);
  const checker = await openChecker(site, store, libraries);
  const bundlePage = await openBundles(site, store, libraries, fingerprint);
  writeFingerprint(site, store, [checker.codeHash, fingerprint, libraries]);
  return { store, checker, bundlePage };
}

async function answerSite(): Promise<SiteAnswer> {
  const { store, checker, bundlePage } = await (opened ??= open());
  if (keepsCompilers) {
    allChecked = checker.check(listPages(site));
    // If it fails, the pages show the error.
    allChecked.catch(() => {});
    return { ...NOTHING, faults: libraryFaults(site).join('\n\n') };
  }
  const { faults, warnings, summary } = await checkSite(site, checker);
  await checker.close();
  if (!faults) {
    await Promise.all(listPages(site).map(({ file }) => queueBundling(file, bundlePage)));
    await endDryRuns();
    store.prune();
  }
  return { ...NOTHING, faults, warnings, summary };
}

async function answerReady(): Promise<SiteAnswer> {
  const { checker } = await (opened ??= open());
  await checker.warmUp();
  return NOTHING;
}

async function answerPage(pagePath: string): Promise<SiteAnswer> {
  const file = path.relative(site.dir, pagePath).split(path.sep).join('/');
  const { checker, bundlePage } = await (opened ??= open());
  const page = { file, version: versionOf(file, docsVersions(site)) };
  await allChecked;
  const [report] = await checker.check([page]);
  const { problems, warnings, fences, typesFile } = report!;
  const { newProblems } = applyBaseline(readBaseline(site), file, problems);
  const runInfo = newProblems.length === 0 ? await queueBundling(file, bundlePage) : {};
  return {
    ...NOTHING,
    faults: formatProblems(newProblems),
    // In a build, the summary has listed them already.
    warnings: keepsCompilers ? groupProblems(warnings) : [],
    fences: fences.map((fence) => addRunInfo(fence, runInfo)),
    typesFile,
  };
}

function queueBundling(file: string, bundlePage: BundlePage): Promise<RunInfoByLine> {
  const queue = nextQueue++ % queues.length;
  const bundle = () => bundlePage(file);
  const runInfo = queues[queue]!.then(bundle, bundle);
  queues[queue] = runInfo;
  return runInfo;
}

function addRunInfo(fence: FenceView, byLine: RunInfoByLine): FenceView {
  const runInfo = byLine[fence.line];
  return fence.kind === 'code' && runInfo ? { ...fence, runInfo } : fence;
}
