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

/** The size of a group. Results are stored after each: a check that was interrupted continues there. */
const PAGES_AT_ONCE = 75;

/** A limit makes V8 collect garbage earlier. A group needs about a quarter of it. */
const HEAP = { maxOldGenerationSizeMb: 2000 };

/** The result of checking a page. */
export type PageReport = StoredPage & { file: string; isFromCache: boolean };

/** Checks pages, and keeps the compilers loaded. */
export type Checker = {
  check: (files: PageFile[]) => Promise<PageReport[]>;
  /** Loads the compilers, so that the first edit does not wait for them. */
  warmUp: () => Promise<unknown>;
  /** A hash of the code of the check, with which its results are cached. */
  codeHash: string;
  close: () => Promise<void>;
};

/**
 * Opens a checker. It has a thread per docs version, which starts with the first page that is not in the store.
 *
 * @param libraries - hashes of the packages of each docs version
 * @param showsPages - whether to render the fences, too, which doubles the time
 */
export async function openChecker(
  site: Site,
  store: Store,
  libraries: Record<string, string>,
  showsPages = true,
): Promise<Checker> {
  const { file: threadFile, fingerprint: codeHash } = await compileEntry('build/check-thread');
  const fingerprints = Object.fromEntries(
    Object.entries(libraries).map(([name, packages]) => [
      name,
      hashOf(codeHash, site.options, packages),
    ]),
  );
  const stored = openPages(store, codeHash, fingerprints, showsPages ? SHOWN : PROBLEMS);
  const threads = new Map<string, CheckThread>();

  return {
    codeHash,
    async check(files) {
      const pages = await Promise.all(files.map(lookUp));
      const missing = pages.filter(({ known }) => !known);
      const checked = new Map<PageFile, StoredPage>();
      const checkMissing = async (name: string) => {
        const group = missing.filter(({ source }) => source.version === name);
        while (group.length > 0) {
          const some = group.splice(0, PAGES_AT_ONCE);
          const sources = some.map(({ source }) => source);
          const results = await ask(name, sources);
          some.forEach(({ file, key }, index) =>
            checked.set(file, stored.write(key, results[index]!)),
          );
        }
      };
      await Promise.all(Object.keys(libraries).map(checkMissing));
      return pages.map(({ file, known }) => {
        return { ...(known ?? checked.get(file)!), file: file.file, isFromCache: Boolean(known) };
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
