import fs from 'node:fs';
import path from 'node:path';
import { openCache } from './cache';
import type { CheckedPage } from './check-page';
import type { CheckThreadData } from './check-thread';
import { collect } from './collect';
import type { Page } from './page';
import { versionOf, type PageFile } from './pages';
import { startThread, type Thread } from './threads';
import { docsVersions } from './versions';

/** What came of checking a page. */
export type PageReport = CheckedPage & {
  page: Page;
  /** The file with the types of a page that is right. */
  typesFile: string;
  isFromCache: boolean;
};

/** Checks pages, with compilers that stay loaded for the next ones. */
export type Checker = {
  check: (files: PageFile[]) => Promise<PageReport[]>;
  /** Checks the page in a file, given by its path from the site's root. */
  checkFile: (file: string) => Promise<PageReport>;
  /** Loads the compilers, so that the first edit does not have to wait for them. */
  warmUp: (reports: PageReport[]) => Promise<void>;
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
  const cache = openCache(siteDir);
  cache.writeFingerprint(versions.map(({ library }) => library));
  const threads = new Map<string, Thread<Page[], CheckedPage[]>>();

  const checker: Checker = {
    async check(files) {
      const pages = files.map((file) => readPage(file));
      const keys = new Map(pages.map((page) => [page, cache.keyOf(page)]));
      const checked = new Map(pages.map((page) => [page, withoutCompiler(page, keys.get(page)!)]));
      const missing = pages.filter((page) => !checked.get(page));
      const isFromCache = (page: Page) => !missing.includes(page);

      await Promise.all(
        versions.map(async ({ library }) => {
          const group = missing.filter(({ version }) => version === library);
          const results = group.length ? await threadOf(library).ask(group) : [];
          group.forEach((page, index) => checked.set(page, results[index]));
        }),
      );
      for (const page of missing) {
        const { rendered } = checked.get(page)!;
        if (rendered) {
          cache.write(page, keys.get(page)!, rendered);
        }
      }
      return pages.map((page) => ({
        ...checked.get(page)!,
        page,
        typesFile: cache.typesFile(page, keys.get(page)!),
        isFromCache: isFromCache(page),
      }));
    },

    async checkFile(file) {
      const [report] = await checker.check([{ file, version: versionOf(file, versions) }]);
      return report!;
    },

    async warmUp(reports) {
      for (const { library } of versions) {
        const pages = reports.map(({ page }) => page).filter(({ version }) => version === library);
        const [largest] = pages.sort((a, b) => b.fences.length - a.fences.length);
        await (largest && threadOf(library).ask([largest]));
      }
    },

    async close() {
      await Promise.all([...threads.values()].map((thread) => thread.close()));
      threads.clear();
    },
  };
  return checker;

  function readPage(file: PageFile) {
    return collect(fs.readFileSync(path.join(siteDir, file.file), 'utf8'), file, versions);
  }

  /** A page with wrong marks is no program yet, and one without fences needs no compiler. */
  function withoutCompiler(page: Page, key: string): CheckedPage | undefined {
    const { problems } = page;
    if (problems.length > 0) {
      return { problems };
    }
    const rendered = page.fences.length === 0 ? { fences: [], types: [] } : cache.read(page, key);
    return rendered && { problems, rendered };
  }

  function threadOf(version: string) {
    const data: CheckThreadData = { siteDir };
    const thread = threads.get(version) ?? startThread('./check-thread.ts', data);
    threads.set(version, thread);
    return thread;
  }
}
