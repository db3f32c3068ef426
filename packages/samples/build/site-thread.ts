import { availableParallelism } from 'node:os';
import path from 'node:path';
import { openBundles, type BundlePage } from '../bundles';
import { endDryRuns } from '../bundles/dry-run';
import { listPages, versionOf } from '../page/pages';
import { formatProblems, groupProblems, type Problem } from '../page/problem';
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
 * What this thread is started with. `keepsCompilers`: pages will be edited; `fingerprint`, of this
 * thread's own module graph, comes from what compiled it.
 */
export type SiteThreadData = {
  entry: 'build/site-thread';
  fingerprint?: string;
  site: Site;
  keepsCompilers: boolean;
};

/**
 * The whole site; or what to show of a page, given by its path on the disk. In the dev server, `edited`: the pages
 * were loaded, at the start or after an edit; `up`: the site is served.
 */
export type SiteRequest = 'site' | 'edited' | 'up' | { file: string };

/** `faults` is empty when all is right. The fences and the warnings are those of what was asked for. */
export type SiteAnswer = {
  faults: string;
  warnings: string[];
  summary: string;
  fences: FenceView[];
  typesFile?: string;
};

/** A page that is opened waits until as many others are checked. Larger groups take less time in all. */
const UNOPENED_AT_ONCE = 8;

const NOTHING = { faults: '', warnings: [], summary: '', fences: [] };

type Opened = { store: Store; checker: Checker; bundlePage: BundlePage };

const { site, keepsCompilers, fingerprint = '' } = threadData<SiteThreadData>();
let opened: Promise<Opened> | undefined;
/** At most four pages are bundled at once: each queue bundles one page after the other. */
const queues = Array.from({ length: Math.min(4, availableParallelism()) }, (): Promise<unknown> =>
  Promise.resolve(),
);
let nextQueue = 0;
/** Pages that the dev server has compiled: after an edit it compiles them again, which checks them. */
const compiled = new Set<string>();
/** The last reported problems of each page, which are not reported again. */
const reported = new Map<string, string>();
let unopenedChecked = Promise.resolve();

answerRequests<SiteRequest, SiteAnswer>((request) => {
  if (request === 'site') {
    return answerSite();
  }
  if (request === 'edited') {
    return answerEdited();
  }
  return request === 'up' ? answerUp() : answerPage(request.file);
});

async function open(): Promise<Opened> {
  const store = openSiteStore(site);
  const libraries = libraryFingerprints(site);
  const checker = await openChecker(site, store, libraries);
  const bundlePage = await openBundles(site, store, libraries, fingerprint);
  writeFingerprint(site, store, [checker.maker, fingerprint, libraries]);
  return { store, checker, bundlePage };
}

async function answerSite(): Promise<SiteAnswer> {
  const { store, checker, bundlePage } = await (opened ??= open());
  if (keepsCompilers) {
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

async function answerEdited(): Promise<SiteAnswer> {
  const { checker } = await (opened ??= open());
  const check = () => checkUnopened(checker);
  // A page that is opened shows why a thread failed.
  unopenedChecked = unopenedChecked.then(check).catch(() => {});
  return NOTHING;
}

/** Reports problems of pages that nobody has opened in the terminal. */
async function checkUnopened(checker: Checker) {
  const pages = listPages(site).filter(({ file }) => !compiled.has(file));
  while (pages.length > 0) {
    for (const { file, problems } of await checker.check(pages.splice(0, UNOPENED_AT_ONCE))) {
      const faults = formatProblems(newProblemsOf(file, problems));
      if (faults && faults !== reported.get(file)) {
        console.error(faults);
      }
      reported.set(file, faults);
    }
  }
}

async function answerUp(): Promise<SiteAnswer> {
  const { checker } = await (opened ??= open());
  await checker.warmUp();
  return NOTHING;
}

async function answerPage(pagePath: string): Promise<SiteAnswer> {
  const file = path.relative(site.dir, pagePath).split(path.sep).join('/');
  const { checker, bundlePage } = await (opened ??= open());
  const page = { file, version: versionOf(file, docsVersions(site)) };
  compiled.add(file);
  const [report] = await checker.check([page]);
  const { problems, warnings, fences, typesFile } = report!;
  const newProblems = newProblemsOf(file, problems);
  const runInfo = newProblems.length === 0 ? await queueBundling(file, bundlePage) : {};
  return {
    ...NOTHING,
    faults: formatProblems(newProblems),
    // A build has said them of all pages.
    warnings: keepsCompilers ? groupProblems(warnings) : [],
    fences: fences.map((fence) => addRunInfo(fence, runInfo)),
    typesFile,
  };
}

function newProblemsOf(file: string, problems: Problem[]) {
  return applyBaseline(readBaseline(site), file, problems).newProblems;
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
