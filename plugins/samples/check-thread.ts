import path from 'node:path';
import type { PageSource } from './cache';
import { checkPage, wrongPage, type CheckedPage } from './check-page';
import type { KnownFacts, SampleFacts } from './check-samples';
import { collect } from './collect';
import { createEngine, type Engine } from './engine';
import { createHighlight, type Highlight } from './highlight';
import { declaresGlobals } from './globals';
import { samplesOf, type Page } from './page';
import { answerRequests, threadData } from './threads';
import { docsVersions } from './versions';

/** What this thread is started with. */
export type CheckThreadData = { siteDir: string };

const { siteDir } = threadData<CheckThreadData>();
const versions = docsVersions(siteDir);
const engines = new Map<string, Engine>();
const editedPages = new Map<string, KnownFacts>();

answerRequests<PageSource[], CheckedPage[]>(async (sources) => {
  const highlight = await createHighlight();
  const pages = sources.map(({ text, ...file }) => collect(text, file, versions));
  // All pages enter before the first is checked: each change of the project costs a new program.
  pages.filter((page) => !page.problems.length && !declaresGlobals(page)).forEach(enter);
  // A single page is one that somebody edits, and will again.
  return pages.map((page) =>
    check(page, highlight, pages.length === 1 ? knownOf(page) : undefined),
  );
});

/** A page with wrong marks is no program yet. */
function check(page: Page, highlight: Highlight, known?: KnownFacts): CheckedPage {
  if (page.problems.length > 0) {
    return wrongPage(page, page.problems);
  }
  if (!declaresGlobals(page)) {
    return checkPage(page, engineOf, highlight, known);
  }
  enter(page);
  const checked = checkPage(page, engineOf, highlight);
  enginesOf(page).forEach((engine) => engine.removePage(page));
  return checked;
}

function enter(page: Page) {
  enginesOf(page).forEach((engine) => engine.setPage(page));
}

function enginesOf(page: Page) {
  return [...new Set(samplesOf(page).map(({ version }) => version))].map(engineOf);
}

function knownOf({ id }: Page): KnownFacts {
  const known = editedPages.get(id) ?? new Map<string, SampleFacts>();
  editedPages.set(id, known);
  return known;
}

function engineOf(version: string): Engine {
  const engine =
    engines.get(version) ?? createEngine(path.join(siteDir, 'libraries', version), version);
  engines.set(version, engine);
  return engine;
}
