import { expect, test } from '@playwright/test';
import { builtIndex, scopeOf, searchIn } from '../support/built-index';
import { measure, measurePasted, sharePrefixes } from './search-labels/measure';
import { GROUPS } from './search-labels/groups';
import {
  readBlindLabels,
  readDrawnLabels,
  readFreshLabels,
  readHeldOutLabels,
  readLabels,
  readPasted,
} from './search-labels/read';
import { BUDGETS } from '../../budgets';

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

/** With a hump, capitals or an underscore */
const isName = (title: string) => /[a-z][A-Z]|[A-Z]{2}|_/.test(title);

const { blind, fresh, beginningsWithResults, pastedFirst } = BUDGETS.search;

// One after another, which reads the index and asks each query once.
test.describe.configure({ mode: 'default' });

for (const { version, root } of VERSIONS) {
  const { search: ask, count } = searchIn(version);
  const answers = new Map<string, Promise<string[]>>();
  const search = (query: string) => {
    const answer = answers.get(query) ?? ask(query);
    answers.set(query, answer);
    return answer;
  };

  for (const { name, includes, limits } of GROUPS) {
    const tag = name === 'words' ? [] : '@nightly';
    test(
      `search answers the ${name} of ${version}, and those that were held out`,
      { tag },
      async () => {
        const relevance = await measure(readLabels(version).filter(includes), root, search);
        const { missed, foundNonsense, hit3ByKind, ...figures } = relevance;
        const report = [JSON.stringify(figures), ...missed].join('\n');
        expect(foundNonsense).toEqual([]);
        expect(figures.mrr, report).toBeGreaterThanOrEqual(limits.mrr);
        expect(figures.hit3, report).toBeGreaterThanOrEqual(limits.hit3);
        for (const [kind, share] of Object.entries(hit3ByKind)) {
          expect(share, `${kind}\n${report}`).toBeGreaterThanOrEqual(limits.hit3OfAKind);
        }
        const heldOut = await measure(readHeldOutLabels(version).filter(includes), root, search);
        expect(heldOut.mrr, heldOut.missed.join('\n')).toBeGreaterThanOrEqual(limits.heldOutMrr);
      },
    );
  }

  for (const [name, labels, limits] of [
    ['blind', readBlindLabels(version), blind],
    ['fresh', Object.values(readFreshLabels(version)).flat(), fresh],
  ] as const) {
    test(`search answers the ${name} queries of ${version}, which nobody tried before @nightly`, async () => {
      const { missed, ...figures } = await measure(labels, root, search);
      const report = [JSON.stringify(figures), ...missed].join('\n');
      expect(figures.mrr, report).toBeGreaterThanOrEqual(limits.mrr);
      expect(figures.hit3, report).toBeGreaterThanOrEqual(limits.hit3);
    });
  }

  test(`a pasted error of ${version} leads to what explains it @nightly`, async () => {
    for (const pasted of Object.values(readPasted(version))) {
      const { share, missed } = await measurePasted(pasted, root, search);
      expect(share, missed.join('\n')).toBeGreaterThanOrEqual(pastedFirst);
    }
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

  test(`search leads from a name of ${version} to what defines it`, async () => {
    const sections = await builtIndex.load(scopeOf(version));
    const names = sections.filter(
      ({ isList, level, title, page }) =>
        isList && level === 3 && isName(title) && page.endsWith('/reference'),
    );
    const wrong: string[] = [];
    for (const { title, address } of names) {
      const [first] = await search(title);
      if (
        first !== address &&
        !sections.find((section) => section.address === first && section.level === 1)
      ) {
        wrong.push(`${title} → ${first}`);
      }
    }
    expect(names.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  test(`search finds something while one types the queries of ${version} @nightly`, async () => {
    // A third of them: the benchmark takes all.
    const share = await sharePrefixes(readHeldOutLabels(version), count);
    expect(share).toBeGreaterThanOrEqual(beginningsWithResults);
  });

  test(`the labels of ${version} are enough, and name sections that exist`, async () => {
    const labels = readLabels(version);
    expect(labels.length).toBeGreaterThanOrEqual(MIN_QUERIES);
    expect(readHeldOutLabels(version).length).toBeGreaterThanOrEqual(labels.length * 0.3);
    const sections = await builtIndex.load(scopeOf(version));
    const pages = new Set(sections.map(({ page }) => page));
    const addresses = new Set(sections.map(({ address }) => address));
    const everyday = [
      ...Object.values(readFreshLabels(version)).flat(),
      ...readDrawnLabels(version),
    ];
    const gone = [...labels, ...readBlindLabels(version), ...everyday]
      .flatMap(({ right }) => right)
      .map((answer) => (answer.startsWith('/') ? root + answer.slice(1) : `${root}/${answer}`))
      .filter((answer) => answer.includes('#') && pages.has(answer.split('#')[0] ?? ''))
      .filter((answer) => !addresses.has(answer));
    expect(gone, 'renamed or removed: correct tests/site/search-labels').toEqual([]);
  });
}
