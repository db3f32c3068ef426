import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CheckedPage } from '../show/check-page';
import { listPages, type PageFile } from '../page/pages';
import type { Site } from '../page/site';
import { compileEntry } from '../store/compile-entry';
import { hashOf } from '../store/hash';
import type { Store } from '../store/store';
import type { CheckRequest, CheckThreadData } from './check-thread';
import { openPages, PROBLEMS, SHOWN, type PageSource, type StoredPage } from './pages-store';
import { startThread, type Thread } from './threads';

type CheckThread = Thread<CheckRequest, CheckedPage[]>;

/** What came of checking a page. */
export type PageReport = StoredPage & { file: string; isFromCache: boolean };

/** Checks pages, with compilers that stay loaded for the next ones. */
export type Checker = {
  check: (files: PageFile[]) => Promise<PageReport[]>;
  checkPage: (file: PageFile) => Promise<PageReport>;
  /** Whether the page was checked before, as its samples are now. */
  isKnown: (file: PageFile) => boolean;
  /**
   * Reads all pages of a version into its compiler, once, so that the checks of single ones share what it
   * works out, and has it work out some of that.
   */
  warmUp: (version: string) => Promise<unknown>;
  /** A hash of what checks: what was found is to be found anew when it changes. */
  maker: string;
  close: () => Promise<void>;
};

/**
 * Opens a checker. Compilers are loaded when the first page is not in the store, one thread per docs
 * version.
 *
 * @param libraries - hashes of the packages of each docs version
 * @param showsPages - whether what the site shows of a page is made; else only what is wrong with it is found,
 *   in half the time
 */
export async function openChecker(
  site: Site,
  store: Store,
  libraries: Record<string, string>,
  showsPages = true,
): Promise<Checker> {
  const { file: threadFile, fingerprint: maker } = await compileEntry('build/check-thread');
  const fingerprints = Object.fromEntries(
    Object.entries(libraries).map(([name, packages]) => [
      name,
      hashOf(maker, site.options, packages),
    ]),
  );
  const stored = openPages(store, maker, fingerprints, showsPages ? SHOWN : PROBLEMS);
  const threads = new Map<string, CheckThread>();
  const warmedUp = new Map<string, Promise<unknown>>();

  const checker: Checker = {
    maker,
    async check(files) {
      const pages = files.map((file) => lookUp(file));
      const missing = pages.filter(({ known }) => !known);
      const checked = new Map<PageSource, CheckedPage>();
      await Promise.all(
        Object.keys(libraries).map(async (name) => {
          const group = missing.filter(({ source }) => source.version === name);
          const sources = group.map(({ source }) => source);
          const results = group.length ? await ask(name, { task: 'check', sources }) : [];
          group.forEach(({ source }, index) => checked.set(source, results[index]!));
        }),
      );
      return pages.map(({ source, key, known }) => {
        const page = known ?? stored.write(key, checked.get(source)!);
        return { ...page, file: source.file, isFromCache: Boolean(known) };
      });
    },

    async checkPage(file) {
      const [report] = await checker.check([file]);
      return report!;
    },

    isKnown: (file) => lookUp(file).known !== undefined,

    warmUp(version) {
      const warm =
        warmedUp.get(version) ?? ask(version, { task: 'warm-up', sources: all(version) });
      warmedUp.set(version, warm);
      return warm;
    },

    async close() {
      await Promise.all([...threads.values()].map((thread) => thread.close()));
      threads.clear();
    },
  };
  return checker;

  function lookUp(file: PageFile) {
    const text = fs.readFileSync(path.join(site.dir, file.file), 'utf8');
    const source: PageSource = { ...file, text };
    const key = stored.keyOf(source);
    return { source, key, known: stored.read(key) };
  }

  function all(version: string) {
    const files = listPages(site).filter((file) => file.version === version);
    return files.map((file) => lookUp(file).source);
  }

  function ask(name: string, request: CheckRequest) {
    const workerData: CheckThreadData = { site, showsPages };
    const thread =
      threads.get(name) ??
      startThread<CheckRequest, CheckedPage[]>(new Worker(threadFile, { workerData }));
    threads.set(name, thread);
    return thread.ask(request);
  }
}
