import { contextualFilters, loadBuiltIndex, searchIn } from '../support/built-index';
import { measure, sharePrefixes } from './search-labels/measure';
import { GROUPS } from './search-labels/groups';
import { readBlindLabels, readHeldOutLabels, readLabels } from './search-labels/read';
import { BUDGETS } from '../../budgets';
import { expect, test } from '../support/site';

const VERSIONS = [
  { version: 'current', root: '/docs/v10' },
  { version: '9.x', root: '/docs/v9' },
] as const;

const MIN_QUERIES = 400;

/** What people type first, and pages of which one is right to come first */
const FIRST_HITS = {
  useQuery: ['react-queries', 'react'],
  'express adapter': ['express'],
  'authentication middleware': ['authorization', 'middlewares'],
  UNAUTHORIZED: ['authorization', 'error-handling'],
  'ssg helpers': ['ssg-helpers'],
  'file upload': ['file-uploads'],
  'cors credentials': ['cors'],
  'infer types': ['infer-types'],
  'subscriptions over http': ['subscriptions'],
  'zod default values': ['validators'],
  'error handling client': ['error-handling'],
  'test a router': ['testing'],
  'aws lambda': ['aws-lambda'],
  cookies: ['cookies'],
  'rate limit': ['middleware-recipes'],
  'optimistic update': ['react-mutations'],
  'infinite scroll': ['useInfiniteQuery'],
  'migrate v10': ['/docs/v10/migrate-from-v9-to-v10'],
  'v9 to v10': ['migrate-from-v9-to-v10', 'prepare-for-v10'],
  upgrade: ['migrate-from-v9-to-v10', 'prepare-for-v10'],
  'migration guide': ['migrate-from-v9-to-v10', 'prepare-for-v10'],
};

const OPTIONS_OF_ADAPTERS = [
  'adapters#options-that-the-adapters-share',
  'express#options-of-createexpressmiddleware',
];

/** Names alone, and the sections that explain them; each also stands in much else. */
const NAMES = {
  current: {
    onError: OPTIONS_OF_ADAPTERS,
    maxBodySize: OPTIONS_OF_ADAPTERS,
    abortOnUnmount: ['react#the-providers'],
    errorFormatter: ['error-formatting#write-a-formatter'],
    TRPCError: ['error-handling#throw-an-error'],
    createHTTPServer: ['adapters#the-standalone-server'],
    createTRPCProxyClient: ['vanilla#call-a-server'],
    createTRPCReact: ['react#set-up-the-hooks'],
    createWSClient: ['websockets#set-up-the-client'],
  },
  '9.x': {
    onError: OPTIONS_OF_ADAPTERS,
    maxBodySize: OPTIONS_OF_ADAPTERS,
    createHTTPServer: ['adapters#the-standalone-server'],
    createTRPCClient: ['vanilla#call-a-server'],
    createReactQueryHooks: ['react#set-up-the-hooks'],
    createWSClient: ['websockets#set-up-the-client'],
  },
};

const { blind: BLIND_LIMITS, beginningsWithResults } = BUDGETS.search;

for (const { version, root } of VERSIONS) {
  const { search, count } = searchIn(version);

  for (const { name, includes, limits } of GROUPS) {
    test(`search answers the ${name} of ${version}`, async () => {
      const relevance = await measure(readLabels(version).filter(includes), root, search);
      const { missed, foundNonsense, hit3ByKind, ...figures } = relevance;
      const report = [JSON.stringify(figures), ...missed].join('\n');
      expect(foundNonsense).toEqual([]);
      expect(figures.mrr, report).toBeGreaterThanOrEqual(limits.mrr);
      expect(figures.hit3, report).toBeGreaterThanOrEqual(limits.hit3);
      for (const [kind, share] of Object.entries(hit3ByKind)) {
        expect(share, `${kind}\n${report}`).toBeGreaterThanOrEqual(limits.hit3OfAKind);
      }
    });

    test(`search answers the ${name} of ${version} that were held out`, async () => {
      const labels = readHeldOutLabels(version).filter(includes);
      const { mrr, missed } = await measure(labels, root, search);
      expect(mrr, missed.join('\n')).toBeGreaterThanOrEqual(limits.heldOutMrr);
    });
  }

  test(`search answers the queries of ${version} that nobody tried before`, async () => {
    const { missed, ...figures } = await measure(readBlindLabels(version), root, search);
    const report = [JSON.stringify(figures), ...missed].join('\n');
    expect(figures.mrr, report).toBeGreaterThanOrEqual(BLIND_LIMITS.mrr);
    expect(figures.hit3, report).toBeGreaterThanOrEqual(BLIND_LIMITS.hit3);
  });

  test(`search puts the right page first for what people type most in ${version}`, async () => {
    const wrong: string[] = [];
    for (const [query, pages] of Object.entries(FIRST_HITS)) {
      const [first = 'nothing'] = await search(query);
      const page = first.split('#')[0]!;
      if (!pages.some((right) => page === right || page === `${root}/${right}`)) {
        wrong.push(`${query} → ${first}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test(`search explains a name of ${version} before it tells what goes wrong with it`, async () => {
    for (const [name, sections] of Object.entries(NAMES[version])) {
      const [first] = await search(name);
      expect(sections.map((section) => `${root}/${section}`)).toContain(first);
    }
  });

  test(`there are enough queries of ${version}`, () => {
    const labels = readLabels(version);
    expect(labels.length).toBeGreaterThanOrEqual(MIN_QUERIES);
    expect(readHeldOutLabels(version).length).toBeGreaterThanOrEqual(labels.length * 0.3);
  });

  test(`search finds something while one types the queries of ${version}`, async () => {
    // A third of them: the benchmark takes all.
    const share = await sharePrefixes(readHeldOutLabels(version), count);
    expect(share).toBeGreaterThanOrEqual(beginningsWithResults);
  });

  test(`the labels of ${version} name sections that exist`, async () => {
    const shards = await loadBuiltIndex(contextualFilters(version)).outlines;
    const sections = shards.flatMap((shard) => shard.sections);
    const pages = new Set(sections.map(({ page }) => page));
    const addresses = new Set(sections.map(({ page, anchor }) => `${page}#${anchor}`));
    const gone = [...readLabels(version), ...readBlindLabels(version)]
      .flatMap(({ right }) => right)
      .map((answer) => (answer.startsWith('/') ? root + answer.slice(1) : `${root}/${answer}`))
      .filter((answer) => answer.includes('#') && pages.has(answer.split('#')[0] ?? ''))
      .filter((answer) => !addresses.has(answer));
    expect(gone, 'renamed or removed: correct tests/site/search-labels').toEqual([]);
  });
}
