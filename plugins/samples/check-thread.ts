import path from 'node:path';
import { checkPage, type CheckedPage } from './check-page';
import { createEngine, type Engine } from './engine';
import { createHighlight } from './highlight';
import { declaresGlobals } from './globals';
import { samplesOf, type Page } from './page';
import { answerRequests, threadData } from './threads';

/** What this thread is started with. */
export type CheckThreadData = { siteDir: string };

const { siteDir } = threadData<CheckThreadData>();
const engines = new Map<string, Engine>();

answerRequests<Page[], CheckedPage[]>(async (pages) => {
  const highlight = await createHighlight();
  // All pages enter before the first is checked: each change of the project costs a new program.
  pages.filter((page) => !declaresGlobals(page)).forEach(enter);
  return pages.map((page) => {
    const isAlone = declaresGlobals(page);
    if (isAlone) {
      enter(page);
    }
    const checked = checkPage(page, engineOf, highlight);
    if (isAlone) {
      enginesOf(page).forEach((engine) => engine.removePage(page));
    }
    return checked;
  });
});

function enter(page: Page) {
  enginesOf(page).forEach((engine) => engine.setPage(page));
}

function enginesOf(page: Page) {
  return [...new Set(samplesOf(page).map(({ version }) => version))].map(engineOf);
}

function engineOf(version: string): Engine {
  const engine =
    engines.get(version) ?? createEngine(path.join(siteDir, 'libraries', version), version);
  engines.set(version, engine);
  return engine;
}
