import { checkPage, type CheckedPage } from '../show/check-page';
import { collect } from '../page/collect';
import { createEngine, declaresGlobals, type Engine } from '../check/engine';
import { siteOptionsFor } from '../check/compiler-options';
import { createHighlight } from '../show/highlight';
import { samplesOf, type Page } from '../page/page';
import { answerRequests, threadData } from '../store/threads';
import { languagesOf } from '../page/languages';
import { libraryDir, type Site } from '../page/site';
import type { PageSource } from './pages-store';

/** The data of the thread. */
export type CheckThreadData = { site: Site; showsPages: boolean };

const { site, showsPages } = threadData<CheckThreadData>();
const languages = languagesOf(site.options);
const engines = new Map<string, Engine>();

/**
 * Checks a group of pages. Each change of the project needs a new program, which has to check packages again: so all
 * pages are added before the first is checked. Pages with global declarations are checked afterwards, one by one.
 */
answerRequests<PageSource[], CheckedPage[]>(async (sources) => {
  const highlight = showsPages ? await createHighlight(Object.keys(languages)) : undefined;
  const pages = sources.map(({ text, found, ...file }) => collect(text, file, site, found));
  const isAlone = (page: Page) => samplesOf(page).some(declaresGlobals);
  const together = pages.filter((page) => !isAlone(page));
  const checked = new Map<Page, CheckedPage>();
  for (const group of [together, ...pages.filter(isAlone).map((page) => [page])]) {
    group.forEach((page) => enginesOf(page).forEach((engine) => engine.setPage(page)));
    group.forEach((page) =>
      checked.set(page, checkPage(page, engineOn(page), highlight, languages)),
    );
    group.forEach((page) => enginesOf(page).forEach((engine) => engine.removePage(page)));
  }
  return pages.map((page) => checked.get(page)!);
});

function enginesOf(page: Page) {
  return [...new Set(samplesOf(page).map(({ version }) => version))].map(engineOn(page));
}

/** Pages with the same compiler options share an engine per docs version. */
function engineOn({ file }: Page) {
  const options = { ...site.options, ...siteOptionsFor(file, site.options) };
  return (version: string): Engine => {
    const key = JSON.stringify([version, options.compilerOptions]);
    const engine =
      engines.get(key) ?? createEngine(libraryDir(site, version), version, options, showsPages);
    engines.set(key, engine);
    return engine;
  };
}
