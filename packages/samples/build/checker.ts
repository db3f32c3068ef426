import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CheckedPage } from '../show/check-page';
import { listPages, type PageFile } from '../page/pages';
import type { Site } from '../page/site';
import { compileEntry } from '../store/compile-entry';
import { hashOf } from '../store/hash';
import type { Store } from '../store/store';
import type { CheckThreadData } from './check-thread';
import { openPages, PROBLEMS, SHOWN, type PageSource, type StoredPage } from './pages-store';
import { startThread, type Thread } from '../store/threads';

type CheckThread = Thread<PageSource[], CheckedPage[]>;

/** What is found in so many pages is stored before the next are checked: a check that is stopped goes on from there. */
const PAGES_AT_ONCE = 75;

/** So that V8 clears up before it asks for more; what so many pages need at once is a quarter of it. */
const HEAP = { maxOldGenerationSizeMb: 2000 };

/** What came of checking a page. */
export type PageReport = StoredPage & { file: string; isFromCache: boolean };

/** Checks pages, with compilers that stay loaded for the next ones. */
export type Checker = {
  check: (files: PageFile[]) => Promise<PageReport[]>;
  /** Loads the compilers, so that the first edit does not have to wait for them. */
  warmUp: () => Promise<unknown>;
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

  return {
    maker,
    async check(files) {
      const pages = await Promise.all(files.map(lookUp));
      const missing = pages.filter(({ known }) => !known);
      const anew = new Map<PageFile, StoredPage>();
      const checkMissing = async (name: string) => {
        const group = missing.filter(({ source }) => source.version === name);
        while (group.length > 0) {
          const some = group.splice(0, PAGES_AT_ONCE);
          const sources = some.map(({ source }) => source);
          const results = await ask(name, sources);
          some.forEach(({ file, key }, index) =>
            anew.set(file, stored.write(key, results[index]!)),
          );
        }
      };
      await Promise.all(Object.keys(libraries).map(checkMissing));
      return pages.map(({ file, known }) => {
        return { ...(known ?? anew.get(file)!), file: file.file, isFromCache: Boolean(known) };
      });
    },

    async warmUp() {
      const idle = Object.keys(libraries).filter((name) => !threads.has(name));
      if (idle.length === 0) {
        return;
      }
      const pages = listPages(site)
        .map(read)
        .sort((a, b) => b.text.length - a.text.length);
      const longest = idle.flatMap((name) => pages.find(({ version }) => version === name) ?? []);
      await Promise.all(longest.map((page) => ask(page.version, [page])));
    },

    async close() {
      await Promise.all([...threads.values()].map((thread) => thread.close()));
      threads.clear();
    },
  };

  function read(file: PageFile): PageSource {
    return { ...file, text: fs.readFileSync(path.join(site.dir, file.file), 'utf8') };
  }

  async function lookUp(file: PageFile) {
    const source = read(file);
    const { found, ...key } = await stored.keyOf(source);
    return { file, source: { ...source, found }, key, known: stored.read(key) };
  }

  function ask(name: string, request: PageSource[]) {
    const workerData: CheckThreadData = { site, showsPages };
    const thread =
      threads.get(name) ??
      startThread<PageSource[], CheckedPage[]>(
        new Worker(threadFile, { workerData, resourceLimits: HEAP }),
      );
    threads.set(name, thread);
    return thread.ask(request);
  }
}
