import { checkSite } from './check-site';
import { createChecker, type Checker } from './checker';
import { viewFences, type FenceView } from './fence-view';
import { formatProblems } from './problem';
import { answerRequests, threadData } from './threads';

/** What this thread is started with. `keepsCompilers`: pages will be edited. */
export type BuildThreadData = { siteDir: string; keepsCompilers: boolean };

/** The whole site, or the page in a file given by its path from the site's root. */
export type BuildRequest = 'site' | { file: string };

/** `faults` is empty when all is right. The fences are those of the page that was asked for. */
export type BuildAnswer = {
  faults: string;
  summary: string;
  fences: FenceView[];
  typesFile?: string;
};

const { siteDir, keepsCompilers } = threadData<BuildThreadData>();
let checker: Checker = createChecker(siteDir);

answerRequests<BuildRequest, BuildAnswer>((request) =>
  request === 'site' ? answerSite() : answerPage(request.file),
);

/** Starts anew each time, because packages may have changed on the disk. */
async function answerSite(): Promise<BuildAnswer> {
  await checker.close();
  checker = createChecker(siteDir);
  const { faults, summary, reports } = await checkSite(siteDir, checker);
  if (keepsCompilers) {
    void checker.warmUp(reports);
  } else {
    await checker.close();
  }
  return { faults, summary, fences: [] };
}

async function answerPage(file: string): Promise<BuildAnswer> {
  const report = await checker.checkFile(file);
  const { problems, rendered, typesFile } = report;
  return {
    faults: formatProblems(problems),
    summary: '',
    fences: rendered ? viewFences(report) : [],
    typesFile: rendered?.types.length ? typesFile : undefined,
  };
}
