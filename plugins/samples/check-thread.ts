import path from 'node:path';
import { checkPage, type CheckedPage } from './check-page';
import { createEngine, type Engine } from './engine';
import { createHighlight } from './highlight';
import { samplesOf, type Page } from './page';
import { answerRequests, threadData } from './threads';

/** What this thread is started with. */
export type CheckThreadData = { siteDir: string };

const { siteDir } = threadData<CheckThreadData>();
const engines = new Map<string, Engine>();

answerRequests<Page[], CheckedPage[]>(async (pages) => {
  const highlight = await createHighlight();
  // All pages enter before the first is checked: each change of the project costs a new program.
  for (const page of pages) {
    const versions = new Set(samplesOf(page).map(({ version }) => version));
    versions.forEach((version) => engineOf(version).setPage(page));
  }
  return pages.map((page) => checkPage(page, engineOf, highlight));
});

function engineOf(version: string): Engine {
  const engine =
    engines.get(version) ?? createEngine(path.join(siteDir, 'libraries', version), version);
  engines.set(version, engine);
  return engine;
}
