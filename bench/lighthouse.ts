import { chromium } from '@playwright/test';
import { launchOptions } from '../tests/support/chromium';
import { freePort } from '../tests/support/free-port';
import { progress } from './figures';

const JUDGED = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

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
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const flags = { port, logLevel: 'error', onlyCategories: categories } as const;
  const result = await lighthouse(url, flags).finally(() => browser.close());
  const { lhr } = result!;
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
    points: Object.fromEntries(categories.map((id) => [id, lhr.categories[id]!.score! * 100])),
    times: Object.fromEntries(
      Object.entries(TIMES).map(([name, id]) => [name, lhr.audits[id]!.numericValue!]),
    ) as Verdict['times'],
  };
}
