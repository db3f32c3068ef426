import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkPage, type CheckedPage } from '../show/check-page';
import { collect } from '../page/collect';
import { createEngine, declaresGlobals, type Engine } from '../check/engine';
import { ownOptionsOn } from '../check/compiler-options';
import { createHighlight, type Highlight } from '../show/highlight';
import { samplesOf, type Page } from '../page/page';
import { answerRequests, threadData } from './threads';
import { languagesOf } from '../page/languages';
import { libraryDir, type Site } from '../page/site';
import type { PageSource } from './pages-store';

/** What this thread is started with. */
export type CheckThreadData = { site: Site; showsPages: boolean };

/**
 * `warm-up` reads these pages, and has the compiler work out some of what the checks of single ones that
 * follow share. It answers with nothing.
 */
export type CheckRequest = { task: 'check' | 'warm-up'; sources: PageSource[] };

/** A page takes a tenth of it. */
const LONG_SECONDS = 5;

const { site, showsPages } = threadData<CheckThreadData>();
const languages = languagesOf(site.options);
const options = { ...site.options, languages };
const engines = new Map<string, Engine>();
/** The first page pays for what all share. */
let isFirst = true;

answerRequests<CheckRequest, CheckedPage[]>(({ task, sources }) =>
  task === 'check' ? checkAll(sources) : warmUp(sources),
);

async function checkAll(sources: PageSource[]): Promise<CheckedPage[]> {
  const highlight = showsPages ? await createHighlight(Object.keys(languages)) : undefined;
  const pages = sources.map(readPage);
  // Each change of the project costs a new program, which forgets what the last one had worked out: so
  // all pages enter before the first is checked, and those that come and go have their turn at the end.
  const staying = pages.filter((page) => !reachesBeyond(page));
  const others = pages.filter(reachesBeyond);
  staying.forEach(enter);
  const checked = new Map(
    [...staying, ...others].map((page) => [page, check(page, highlight)] as const),
  );
  return pages.map((page) => checked.get(page)!);
}

/** Lets requests in after each page, since somebody may be waiting for one by now. */
async function warmUp(sources: PageSource[]): Promise<CheckedPage[]> {
  const highlight = await createHighlight(Object.keys(languages));
  const pages: Page[] = [];
  for (const source of sources) {
    pages.push(readPage(source));
    await nextTurn();
  }
  const staying = pages.filter((page) => !reachesBeyond(page));
  staying.forEach(enter);
  const [largest] = staying.sort((a, b) => samplesOf(b).length - samplesOf(a).length);
  if (largest) {
    checkPage(largest, engineOn(largest), highlight, options);
  }
  return [];
}

function readPage({ text, ...file }: PageSource): Page {
  return collect(text, file, site);
}

function check(page: Page, highlight: Highlight | undefined): CheckedPage {
  const isAlone = reachesBeyond(page);
  if (isAlone) {
    enter(page);
  }
  const start = process.cpuUsage();
  const checked = checkPage(page, engineOn(page), highlight, options);
  // Not what a busy machine takes; that of this thread alone is known from Node 23.9 on.
  const seconds = process.cpuUsage(start).user / 1_000_000;
  if (seconds > LONG_SECONDS && !isFirst) {
    console.warn(
      `${page.file}: checking its samples took ${seconds.toFixed(0)} s. If it does so again, a type of theirs is costly: "nocheck" on one sample after the other shows which.`,
    );
  }
  isFirst = false;
  if (isAlone) {
    enginesOf(page).forEach((engine) => engine.removePage(page));
  }
  return checked;
}

/** One project holds all pages, so one that declares something for all must not stay in it. */
function reachesBeyond(page: Page): boolean {
  return samplesOf(page).some(declaresGlobals);
}

function enter(page: Page) {
  enginesOf(page).forEach((engine) => engine.setPage(page));
}

function enginesOf(page: Page) {
  return [...new Set(samplesOf(page).map(({ version }) => version))].map(engineOn(page));
}

/** Pages for which the compiler has the same options share one of each version. */
function engineOn({ file }: Page) {
  const options = { ...site.options, ...ownOptionsOn(file, site.options) };
  return (version: string): Engine => {
    const key = JSON.stringify([version, options.compilerOptions]);
    const engine = engines.get(key) ?? createEngine(libraryDir(site, version), version, options);
    engines.set(key, engine);
    return engine;
  };
}
