import fs from 'node:fs';
import path from 'node:path';
import { createAnswerer } from '@site/src/search/answer';
import { createShardLoader } from '@site/src/search/shards';
import { measure } from './search-labels/measure';
import { readLabels } from './search-labels/read';
import { expect, test } from './site';

const VERSIONS = [
  { version: 'current', root: '/docs/v10' },
  { version: '9.x', root: '/docs/v9' },
];

const MIN_QUERIES = 60;
const MIN_MRR = 0.93;
const MIN_HIT3 = 0.97;
const MIN_HIT3_OF_A_KIND = 0.9;
const MIN_PREFIXES_WITH_RESULTS = 0.99;

const answer = createAnswerer(
  createShardLoader((file) =>
    Promise.resolve(
      JSON.parse(fs.readFileSync(path.join('build/search-index', file), 'utf8')) as unknown,
    ),
  ),
);

for (const { version, root } of VERSIONS) {
  test(`search answers the labeled queries of ${version}`, async () => {
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
    ];
    const relevance = await measure(readLabels(version), root, async (query) => {
      const { results } = await answer({
        requests: [{ indexName: 'docs', query, facetFilters }],
      });
      return results[0]!.hits.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''));
    });
    const { missed, foundNonsense, hit3ByKind, ...figures } = relevance;
    const report = `${JSON.stringify(figures)}\n${missed.join('\n')}`;
    expect(foundNonsense).toEqual([]);
    expect(figures.queries, report).toBeGreaterThanOrEqual(MIN_QUERIES);
    expect(figures.mrr, report).toBeGreaterThanOrEqual(MIN_MRR);
    expect(figures.hit3, report).toBeGreaterThanOrEqual(MIN_HIT3);
    expect(figures.prefixesWithResults, report).toBeGreaterThanOrEqual(MIN_PREFIXES_WITH_RESULTS);
    for (const [kind, share] of Object.entries(hit3ByKind)) {
      expect(share, `${kind}\n${report}`).toBeGreaterThanOrEqual(MIN_HIT3_OF_A_KIND);
    }
  });
}
