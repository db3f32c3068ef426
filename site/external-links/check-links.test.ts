import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLinks, type Found, type Manners } from './check-links';

const HURRIED: Manners = {
  interval: 1,
  timeout: 5000,
  retries: 2,
  retryAfter: 1,
  longestWait: 1,
  believed: 1000,
};
const NOW = 1_000_000;
/** So many redirects does Node's `fetch` follow. */
const FOLLOWED = 20;
const REDIRECTS: Record<string, string> = {
  '/moved': '/there',
  '/late': '/gone',
  '/loop': '/loop',
};

let answers: Record<string, number[]>;
let asked: string[];
let server: http.Server;
let origin: string;

beforeEach(async () => {
  asked = [];
  server = http.createServer(({ url = '' }, response) => {
    asked.push(url);
    const statuses = answers[url] ?? [200];
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    if (status === 0) {
      response.destroy();
    } else if (status === 302) {
      response.writeHead(status, { location: REDIRECTS[url] }).end();
    } else {
      response.writeHead(status, { 'retry-after': '1' }).end('text');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Checks the paths of the answers. */
async function check(given: typeof answers, found: Found = {}, manners: Partial<Manners> = {}) {
  const paths = Object.keys(given);
  answers = structuredClone(given);
  const urls = paths.map((path) => origin + path);
  const problems = await checkLinks(urls, found, { ...HURRIED, ...manners }, NOW);
  return Array.from(problems, ([url, problem]) => [url.slice(origin.length), problem]);
}

it('finds what leads somewhere, also by a redirect, and remembers it', async () => {
  const found: Found = {};
  expect(await check({ '/here': [200], '/moved': [302] }, found)).toEqual([]);
  expect(found).toEqual({ [`${origin}/here`]: NOW, [`${origin}/moved`]: NOW });
});

it.each([
  ['is gone', '/gone', 404, '404 Not Found'],
  ['lets no program in', '/closed', 403, '403 Forbidden'],
])('asks once for what %s, and forgets that it was found', async (_what, path, status, problem) => {
  const found: Found = { [origin + path]: NOW - 5000 };
  expect(await check({ [path]: [status] }, found)).toEqual([[path, problem]]);
  expect(asked).toEqual([path]);
  expect(found).toEqual({});
});

it('follows a redirect to where nothing is', async () => {
  const problems = await check({ '/late': [302], '/gone': [404] });
  expect(problems).toContainEqual(['/late', '404 Not Found']);
});

it('does not walk in a circle again', async () => {
  expect(await check({ '/loop': [302] })).toEqual([['/loop', 'redirect count exceeded']]);
  expect(asked).toHaveLength(1 + FOLLOWED);
});

it.each([
  ['is asked too often', 429],
  ['is at fault', 503],
  ['hangs up', 0],
])('asks again where the host %s', async (_what, status) => {
  expect(await check({ '/busy': [status, 200] })).toEqual([]);
  expect(asked).toEqual(['/busy', '/busy']);
});

it('gives up on a host that does not mend', async () => {
  expect(await check({ '/busy': [503] })).toEqual([['/busy', '503 Service Unavailable']]);
  expect(asked).toHaveLength(1 + HURRIED.retries);
});

it('names the cause where there is no host', async () => {
  const url = 'http://localhost:1/';
  const problems = await checkLinks([url], {}, { ...HURRIED, retries: 0 }, NOW);
  expect(problems.get(url)).toMatch(/ECONNREFUSED|bad port/);
});

it('says which link is no address', async () => {
  const problems = await checkLinks(['http://'], {}, HURRIED, NOW);
  expect(Array.from(problems)).toEqual([['http://', expect.stringContaining('Invalid URL')]]);
});

it('asks nothing anew that it found lately', async () => {
  await check({ '/here': [200], '/other': [200] }, { [`${origin}/here`]: NOW - 1000 });
  expect(asked).toEqual(['/other']);
});

it('leaves a host its time between two requests', async () => {
  const interval = 200;
  const start = performance.now();
  await check({ '/1': [200], '/2': [200], '/3': [200] }, {}, { interval });
  // The clock of timers may be a millisecond ahead.
  expect(performance.now() - start).toBeGreaterThan(2 * (interval - 5));
});
