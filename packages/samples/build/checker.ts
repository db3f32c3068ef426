import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { openCache, type PageSource } from './cache';
import type { CheckedPage } from '../show/check-page';
import type { CheckRequest, CheckThreadData } from './check-thread';
import { compileCheckThread } from './check-thread-file';
import { versionOf, type PageFile } from '../page/pages';
import { startThread, type Thread } from './threads';
import { docsVersions } from '../page/versions';

type CheckThread = Thread<CheckRequest, CheckedPage[]>;

/** What came of checking a page, and where that is kept. */
export type PageReport = CheckedPage & { typesFile: string; isFromCache: boolean };

/** Checks pages, with compilers that stay loaded for the next ones. */
export type Checker = {
  check: (files: PageFile[]) => Promise<PageReport[]>;
  /** Checks the page in a file, given by its path from the site's root. */
  checkFile: (file: string) => Promise<PageReport>;
  /** Loads the compilers, so that the first edit does not have to wait for them. */
  warmUp: (files: PageFile[]) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Starts a checker. Compilers are loaded when the first page is not in the cache, one thread per docs
 * version.
 *
 * @param siteDir - the site's root
 */
export function createChecker(siteDir: string): Checker {
  const versions = docsVersions(siteDir);
  const names = versions.map(({ library }) => library);
  const cache = openCache(siteDir, names);
  cache.writeFingerprint();
  const threads = new Map<string, Promise<CheckThread>>();

  const checker: Checker = {
    async check(files) {
      const pages = files.map((file) => lookUp(file));
      const missing = pages.filter(({ cached }) => !cached);
      const checked = new Map<PageSource, CheckedPage>();
      await Promise.all(
        names.map(async (name) => {
          const group = missing.filter(({ source }) => source.version === name);
          const sources = group.map(({ source }) => source);
          const results = group.length ? await ask(name, { task: 'check', sources }) : [];
          group.forEach(({ source }, index) => checked.set(source, results[index]!));
        }),
      );
      return pages.map(({ source, key, cached }) => {
        const page = cached ?? checked.get(source)!;
        if (!cached && page.problems.length === 0) {
          cache.write(source, key, page);
        }
        return { ...page, typesFile: cache.typesFile(source, key), isFromCache: Boolean(cached) };
      });
    },

    async checkFile(file) {
      const [report] = await checker.check([{ file, version: versionOf(file, versions) }]);
      return report!;
    },

    async warmUp(files) {
      const sources = files.map((file) => lookUp(file).source);
      for (const name of names) {
        const group = sources.filter(({ version }) => version === name);
        await (group.length && ask(name, { task: 'warm-up', sources: group }));
      }
    },

    async close() {
      await Promise.all([...threads.values()].map(async (thread) => (await thread).close()));
      threads.clear();
    },
  };
  return checker;

  function lookUp(file: PageFile) {
    const text = fs.readFileSync(path.join(siteDir, file.file), 'utf8');
    const source: PageSource = { ...file, text };
    const key = cache.keyOf(source);
    return { source, key, cached: cache.read(source, key) };
  }

  async function ask(name: string, request: CheckRequest) {
    const { fingerprints } = cache;
    const thread = threads.get(name) ?? startCheckThread({ siteDir, fingerprints });
    threads.set(name, thread);
    return (await thread).ask(request);
  }
}

async function startCheckThread(workerData: CheckThreadData): Promise<CheckThread> {
  return startThread(new Worker(await compileCheckThread(), { workerData }));
}
