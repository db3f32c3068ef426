import { openBundles, type Bundles } from '../bundles';
import type { RunPlaces } from '../bundles/places';
import { checkSite } from './check-site';
import { createChecker, type Checker } from './checker';
import type { FenceView } from '../show/fence-view';
import { listPages } from '../page/pages';
import { formatProblems } from '../page/problem';
import { answerRequests, threadData } from './threads';

/** What this thread is started with. `keepsCompilers`: pages will be edited. */
export type BuildThreadData = { siteDir: string; keepsCompilers: boolean };

/** The whole site, or the page in a file given by its path from the site's root. */
export type BuildRequest = 'site' | { file: string };

/** `faults` is empty when all is right. The fences are those of the page that was asked for, the warnings those of the site. */
export type BuildAnswer = {
  faults: string;
  warnings: string[];
  summary: string;
  fences: FenceView[];
  typesFile?: string;
};

const { siteDir, keepsCompilers } = threadData<BuildThreadData>();
let checker: Checker = createChecker(siteDir);
let bundles: Bundles = openBundles(siteDir);

answerRequests<BuildRequest, BuildAnswer>((request) =>
  request === 'site' ? answerSite() : answerPage(request.file),
);

/** Starts anew each time, because packages may have changed on the disk. */
async function answerSite(): Promise<BuildAnswer> {
  await checker.close();
  checker = createChecker(siteDir);
  bundles = openBundles(siteDir);
  const { faults, summary } = await checkSite(siteDir, checker);
  const warnings = faults ? [] : await bundleSite();
  if (keepsCompilers) {
    void checker.warmUp(listPages(siteDir));
  } else {
    await checker.close();
  }
  return { faults, warnings, summary, fences: [] };
}

async function answerPage(file: string): Promise<BuildAnswer> {
  const { problems, fences, types, typesFile } = await checker.checkFile(file);
  const places = problems.length === 0 ? await placesOf(file) : {};
  return {
    faults: formatProblems(problems),
    warnings: [],
    summary: '',
    fences: fences.map((fence) => withPlace(fence, places)),
    typesFile: types.length ? typesFile : undefined,
  };
}

/** An edit is shown before its programs have run; what is wrong with them then, the terminal says. */
async function placesOf(file: string): Promise<RunPlaces> {
  return keepsCompilers
    ? bundles.bundlePageLater(file, console.error)
    : (await bundles.bundlePage(file)).places;
}

async function bundleSite(): Promise<string[]> {
  const warnings: string[] = [];
  for (const { file } of listPages(siteDir)) {
    warnings.push(...(await bundles.bundlePage(file)).warnings);
  }
  bundles.prune();
  return warnings;
}

function withPlace(fence: FenceView, places: RunPlaces): FenceView {
  const place = places[fence.line];
  return fence.kind === 'code' && place ? { ...fence, place } : fence;
}
