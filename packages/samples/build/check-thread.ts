import { checkPage, type CheckedPage } from '../show/check-page';
import { collect } from '../page/collect';
import { createEngine, declaresGlobals, type Engine } from '../check/engine';
import { ownOptionsOn } from '../check/compiler-options';
import { createHighlight, type Highlight } from '../show/highlight';
import { samplesOf, type Page } from '../page/page';
import { answerRequests, threadData } from '../store/threads';
import { languagesOf } from '../page/languages';
import { libraryDir, type Site } from '../page/site';
import type { PageSource } from './pages-store';

/** What this thread is started with. */
export type CheckThreadData = { site: Site; showsPages: boolean };

/** A page takes a tenth of it; and so many times what its samples would take, if they were like those before. */
const LONG_SECONDS = 5;
const LONG_SHARE = 5;

const { site, showsPages } = threadData<CheckThreadData>();
const languages = languagesOf(site.options);
const engines = new Map<string, Engine>();
/** Those that have checked a page, which pays for what all share; and what the others have taken. */
const warm = new Set<Engine>();
const spent = { seconds: 0, samples: 0 };

/**
 * Checks pages together. Each change of the project costs a new program, which forgets what the last one had
 * worked out: so all enter before the first is checked. One that declares something for all comes after them,
 * and leaves again.
 */
answerRequests<PageSource[], CheckedPage[]>(async (sources) => {
  const highlight = showsPages ? await createHighlight(Object.keys(languages)) : undefined;
  const pages = sources.map(({ text, ...file }) => collect(text, file, site));
  const isAlone = (page: Page) => samplesOf(page).some(declaresGlobals);
  const together = pages.filter((page) => !isAlone(page));
  const checked = new Map<Page, CheckedPage>();
  for (const group of [together, ...pages.filter(isAlone).map((page) => [page])]) {
    group.forEach((page) => enginesOf(page).forEach((engine) => engine.setPage(page)));
    group.forEach((page) => checked.set(page, check(page, highlight)));
    group.forEach((page) => enginesOf(page).forEach((engine) => engine.removePage(page)));
  }
  return pages.map((page) => checked.get(page)!);
});

function check(page: Page, highlight: Highlight | undefined): CheckedPage {
  const start = process.cpuUsage();
  const checked = checkPage(page, engineOn(page), highlight, languages);
  const { samples } = checked;
  // Not what a busy machine takes; that of this thread alone is known from Node 23.9 on.
  const seconds = process.cpuUsage(start).user / 1_000_000;
  const usual = (samples * spent.seconds) / spent.samples;
  if (enginesOf(page).every((engine) => warm.has(engine))) {
    if (seconds > Math.max(LONG_SECONDS, LONG_SHARE * usual)) {
      console.warn(
        `${page.file}: checking its ${samples} samples took ${seconds.toFixed(0)} s, which is long for so many. If it does so again, a type of theirs is costly: "nocheck" on one sample after the other shows which.`,
      );
    }
    spent.seconds += seconds;
    spent.samples += samples;
  }
  enginesOf(page).forEach((engine) => warm.add(engine));
  return checked;
}

function enginesOf(page: Page) {
  return [...new Set(samplesOf(page).map(({ version }) => version))].map(engineOn(page));
}

/** Pages for which the compiler has the same options share one of each version. */
function engineOn({ file }: Page) {
  const options = { ...site.options, ...ownOptionsOn(file, site.options) };
  return (version: string): Engine => {
    const key = JSON.stringify([version, options.compilerOptions]);
    const engine =
      engines.get(key) ?? createEngine(libraryDir(site, version), version, options, showsPages);
    engines.set(key, engine);
    return engine;
  };
}
