import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tests/support/chromium';
import { freePort } from '../tests/support/free-port';
import { progress } from './figures';

/** The last that runs in Node 20. npx fetches it: 195 MB that nothing else here needs. */
const PACKAGE = 'lighthouse@12.8.2';

const JUDGED = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** What is read of a report: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { id: string; score: number; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** What Lighthouse says of a page: points of a hundred, milliseconds, and how much moved. */
export interface Verdict {
  points: Record<string, number>;
  times: Record<keyof typeof TIMES, number>;
}

/**
 * Asks Lighthouse about a page on a phone, with simulated throttling, in a browser of its own. What costs
 * points beside performance is printed at once.
 *
 * @param categories - what it judges
 */
export async function askLighthouse(url: string, categories = JUDGED): Promise<Verdict> {
  const port = await freePort();
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const words = [`--port=${port}`, `--only-categories=${categories.join(',')}`, '--output=json'];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', PACKAGE, url, ...words, '--quiet'],
    { maxBuffer: 2 ** 27 },
  ).finally(() => browser.close());
  const lhr = JSON.parse(stdout) as Report;
  if (lhr.runtimeError) {
    throw new Error(`Lighthouse could not judge ${url}: ${lhr.runtimeError.message}`);
  }
  for (const { id, auditRefs } of Object.values(lhr.categories)) {
    const failed = auditRefs.filter((ref) => ref.weight > 0 && lhr.audits[ref.id]!.score === 0);
    if (id !== 'performance' && failed.length > 0) {
      progress(`${url} loses points of ${id} for ${failed.map((ref) => ref.id).join(', ')}`);
    }
  }
  return {
    points: Object.fromEntries(categories.map((id) => [id, lhr.categories[id]!.score * 100])),
    times: Object.fromEntries(
      Object.entries(TIMES).map(([name, id]) => [name, lhr.audits[id]!.numericValue!]),
    ) as Verdict['times'],
  };
}
