import { setTimeout as wait } from 'node:timers/promises';
import pRetry, { AbortError } from 'p-retry';
import pThrottle from 'p-throttle';

/** When a link was last found to lead somewhere, in milliseconds since 1970, by address. */
export type Found = Record<string, number>;

/** How hosts are asked; all times are in milliseconds. */
export interface Manners {
  /** Between two requests to one host */
  interval: number;
  /** How long to wait for an answer */
  timeout: number;
  /** How often to ask again where the host is at fault, or cannot be reached */
  retries: number;
  /** The wait before the first of those; it doubles each time */
  retryAfter: number;
  /** The longest wait that a host may ask for */
  longestWait: number;
  /** How long what was found is believed */
  believed: number;
}

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

export const MANNERS: Manners = {
  interval: SECOND_MS,
  timeout: 30 * SECOND_MS,
  retries: 3,
  retryAfter: 2 * SECOND_MS,
  longestWait: 60 * SECOND_MS,
  believed: 6 * DAY_MS,
};

/** Some hosts refuse requests that do not say who sends them. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*' };

/** A host that is asked too often, or that cannot answer now. */
const TEMPORARY = [408, 425, 429];

/** What Node's `fetch` says of redirects that lead to each other; it followed 20 of them. */
const LOOP = 'redirect count exceeded';

/**
 * Asks where links lead: hosts at the same time, the links of one host one after another.
 *
 * @param found - what is known from before; what leads somewhere is written into it
 * @param now - milliseconds since 1970
 * @returns what is wrong, by address
 */
export async function checkLinks(
  urls: string[],
  found: Found,
  manners: Manners = MANNERS,
  now = Date.now(),
): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  const asked = urls.filter((url) => now - (found[url] ?? 0) > manners.believed);
  const turns = new Map(
    asked.map((url) => [
      hostOf(url),
      pThrottle({ limit: 1, interval: manners.interval })((turn: () => Promise<void>) => turn()),
    ]),
  );

  async function check(url: string) {
    const inTurn = turns.get(hostOf(url))!;
    try {
      await pRetry(() => inTurn(() => request(url, manners)), {
        retries: manners.retries,
        minTimeout: manners.retryAfter,
        shouldRetry: ({ error }) => reasonOf(error) !== LOOP,
      });
      found[url] = now;
    } catch (error) {
      delete found[url];
      problems.set(url, reasonOf(error as Error));
    }
  }
  await Promise.all(asked.map(check));
  return problems;
}

/** Addresses that are none come to naught together. */
function hostOf(url: string) {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** @throws where the link leads nowhere; an `AbortError` where asking again would not change that */
async function request(url: string, { timeout, longestWait }: Manners) {
  const response = await fetch(url, { headers: HEADERS, signal: AbortSignal.timeout(timeout) });
  await response.body?.cancel();
  if (response.ok) {
    return;
  }
  const problem = `${response.status} ${response.statusText}`.trim();
  if (response.status < 500 && !TEMPORARY.includes(response.status)) {
    throw new AbortError(problem);
  }
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  await wait(Math.min(seconds * SECOND_MS || 0, longestWait));
  throw new Error(problem);
}

/** "fetch failed" says nothing; its cause does. */
function reasonOf(error: Error) {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
