import type { Bundles } from '../bundles';
import { listPages, type PageFile } from '../page/pages';
import { formatProblems } from '../page/problem';
import type { Site } from '../page/site';
import { summarize, uncheckedFault } from './check-site';
import type { Checker, PageReport } from './checker';
import { startQueue, type Queue } from './queue';
import type { Marks } from './site-store';

/** The check of a site in the dev server, which goes on while the site is up. */
export type DevCheck = {
  /** Whether a page is to be shown without what its check finds, because others have to be checked first. */
  isPending: (file: string) => boolean;
  /**
   * Has a page checked before all others, and shown as soon as it is, since somebody looks at it.
   *
   * @returns how far the check is, in words
   */
  open: (file: string) => string;
  /** Has the check begin. */
  begin: () => void;
  /** Settles when all pages are checked. */
  done: Promise<void>;
  /** Reports nothing more, because another check takes its place. */
  stop: () => void;
};

/** What a check works with; `say` writes to the terminal. */
export type DevCheckTools = {
  checker: Pick<Checker, 'checkPage' | 'stateOf' | 'enter' | 'warmUp'>;
  bundles: Pick<Bundles, 'bundlePage'>;
  marks: Marks;
  say: (words: string) => void;
};

/** Between two lines in the terminal on how far the check is. */
const PROGRESS_MS = 5000;

/**
 * Prepares to check a site, which begins when it is up, since the bundler needs the processors first: each docs version by itself, since each has a thread of its own. A page is
 * compiled again when its mark changes: at once where it is open, or else when all are checked, since
 * each time takes the bundler as long as some checks.
 */
export function startDevCheck(
  site: Site,
  { checker, bundles, marks, say }: DevCheckTools,
): DevCheck {
  let start = performance.now();
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const files = new Map(listPages(site).map((page) => [page.file, page]));
  const unknown = new Set<PageFile>();
  const reports = new Map<string, PageReport>();
  const opened = new Set<string>();
  let isStopped = false;
  let saidAt = start;

  for (const page of files.values()) {
    const { key, isKnown } = checker.stateOf(page);
    marks.write(page.file, isKnown ? key : '');
    if (!isKnown) {
      unknown.add(page);
    }
  }
  if (unknown.size > 0) {
    say(`Samples: ${unknown.size} of ${files.size} pages are checked while the site is up.`);
  }
  const queues = new Map<string, Queue>();
  for (const version of new Set([...files.values()].map((page) => page.version))) {
    const pages = [...files.values()].filter((page) => page.version === version);
    const isWarm = pages.every((page) => !unknown.has(page));
    const prepare = async () => {
      await hasBegun;
      await (isWarm ? checker.warmUp(pages) : checker.enter(pages));
    };
    queues.set(
      version,
      startQueue(
        pages.map(({ file }) => file),
        prepare,
        (file) => checkOne(files.get(file)!),
      ),
    );
  }
  const done = Promise.all([...queues.values()].map((queue) => queue.done)).then(finish, fail);

  return {
    isPending(file) {
      const page = files.get(file);
      const queue = page && queues.get(page.version);
      if (!page || !queue?.isRunning() || checker.stateOf(page).isKnown) {
        return false;
      }
      if (!queue.has(file)) {
        queue.putFirst(file);
      }
      return true;
    },
    open(file) {
      const page = files.get(file);
      if (!page) {
        return '';
      }
      const queue = queues.get(page.version)!;
      if (!queue.isRunning()) {
        mark(page);
        return '';
      }
      opened.add(file);
      if (!reports.has(file) || queue.has(file)) {
        queue.putFirst(file);
      } else {
        mark(page);
      }
      return progress();
    },
    begin() {
      start = performance.now();
      begin();
    },
    done,
    stop: () => (isStopped = true),
  };

  async function checkOne(page: PageFile) {
    const report = await checker.checkPage(page);
    reports.set(page.file, report);
    if (report.problems.length > 0) {
      tell(`${formatProblems(report.problems)}\n`);
    } else {
      await bundle(page);
    }
    if (opened.delete(page.file)) {
      mark(page);
    }
    if (performance.now() - saidAt > PROGRESS_MS && !report.isFromCache) {
      saidAt = performance.now();
      tell(`Samples: ${progress()}.`);
    }
  }

  async function bundle({ file }: PageFile) {
    try {
      (await bundles.bundlePage(file)).warnings.forEach(tell);
    } catch (error) {
      tell((error as Error).message);
    }
  }

  function finish() {
    const all = [...reports.values()];
    [...reports]
      .filter(([, { problems }]) => problems.length === 0)
      .forEach(([file]) => mark(files.get(file)!));
    tell(`Samples: ${summarize(all, performance.now() - start)}.`);
    tell(uncheckedFault(all, site.options.maxUncheckedShare));
  }

  function fail(error: unknown) {
    tell(`The check of samples ended: ${(error as Error).message}`);
  }

  function mark(page: PageFile) {
    marks.write(page.file, checker.stateOf(page).key);
  }

  function tell(words: string) {
    if (words && !isStopped) {
      say(words);
    }
  }

  function progress() {
    const checked = [...unknown].filter(({ file }) => reports.has(file)).length;
    return `${checked} of ${unknown.size} pages are checked`;
  }
}
