import { contextualFilters, loadBuiltIndex, searchIn } from './built-index';
import { measure, sharePrefixes } from './search-labels/measure';
import { readHeldOutLabels, readLabels } from './search-labels/read';
import { expect, test } from './site';

const VERSIONS = [
  { version: 'current', root: '/docs/v10' },
  { version: '9.x', root: '/docs/v9' },
];

const MIN_QUERIES = 60;
const MIN_MRR = 0.93;
const MIN_MRR_HELD_OUT = 0.9;
const MIN_HIT3 = 0.97;
const MIN_HIT3_OF_A_KIND = 0.9;
const MIN_PREFIXES_WITH_RESULTS = 0.99;

for (const { version, root } of VERSIONS) {
  const { search, count } = searchIn(version);

  test(`search answers the labeled queries of ${version}`, async () => {
    const relevance = await measure(readLabels(version), root, search);
    const { missed, foundNonsense, hit3ByKind, ...figures } = relevance;
    const report = [JSON.stringify(figures), ...missed].join('\n');
    expect(foundNonsense).toEqual([]);
    expect(figures.queries, report).toBeGreaterThanOrEqual(MIN_QUERIES);
    expect(figures.mrr, report).toBeGreaterThanOrEqual(MIN_MRR);
    expect(figures.hit3, report).toBeGreaterThanOrEqual(MIN_HIT3);
    for (const [kind, share] of Object.entries(hit3ByKind)) {
      expect(share, `${kind}\n${report}`).toBeGreaterThanOrEqual(MIN_HIT3_OF_A_KIND);
    }
  });

  test(`search answers the queries of ${version} that were held out`, async () => {
    const { mrr, missed } = await measure(readHeldOutLabels(version), root, search);
    expect(mrr, missed.join('\n')).toBeGreaterThanOrEqual(MIN_MRR_HELD_OUT);
  });

  test(`search finds something while one types the queries of ${version}`, async () => {
    const share = await sharePrefixes(readLabels(version), count);
    expect(share).toBeGreaterThanOrEqual(MIN_PREFIXES_WITH_RESULTS);
  });

  test(`the labels of ${version} name sections that exist`, async () => {
    const shards = await loadBuiltIndex(contextualFilters(version)).outlines;
    const sections = shards.flatMap((shard) => shard.sections);
    const pages = new Set(sections.map(({ page }) => page));
    const addresses = new Set(sections.map(({ page, anchor }) => `${page}#${anchor}`));
    const gone = readLabels(version)
      .flatMap(({ right }) => right)
      .map((answer) => (answer.startsWith('/') ? root + answer.slice(1) : `${root}/${answer}`))
      .filter((answer) => answer.includes('#') && pages.has(answer.split('#')[0] ?? ''))
      .filter((answer) => !addresses.has(answer));
    expect(gone, 'renamed or removed: correct tests/site/search-labels').toEqual([]);
  });
}
