import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pushRecords } from '../../indexing/push';
import { sectionRecords } from '../../indexing/records';
import { pageSections } from '../../engine/shards';
import { startAlgolia } from '../algolia/server';
import { ADMIN_KEY, SEARCH_KEY } from '../algolia/store';
import { PAGES } from '../engine/index-fixture';

const records = PAGES.flatMap(({ facets, ...page }) =>
  pageSections(page, facets.docusaurus_tag).flatMap((section) =>
    sectionRecords(section, facets, 'https://example.com'),
  ),
);

describe('pushRecords', () => {
  let service: Awaited<ReturnType<typeof startAlgolia>>;
  let lines: string[];
  beforeEach(async () => {
    service = await startAlgolia();
    lines = [];
  });
  afterEach(() => service.close());

  const push = (list = records, key = ADMIN_KEY) =>
    pushRecords(algoliasearch('APP', key, { hosts: service.hosts }), 'docs', list, (line) =>
      lines.push(line),
    );
  const live = () => service.algolia.indices.get('docs');

  it('sends settings first, then all records through a temporary index', async () => {
    await push();
    expect(live()?.objects.size).toBe(records.length);
    expect(live()?.settings.attributesForFaceting).toContain('docusaurus_tag');
    expect(Array.from(service.algolia.indices.keys())).toEqual(['docs']);
    expect(service.algolia.log.filter((line) => !line.includes('/task'))).toEqual([
      'POST docs/query',
      'PUT docs/settings',
      'POST docs/operation: copy to docs_tmp',
      `POST docs_tmp/batch: ${records.length} addObject`,
      'POST docs/operation: copy to docs_tmp',
      'POST docs_tmp/operation: move to docs',
    ]);
  });

  it('says what it does', async () => {
    await push();
    expect(lines).toEqual([
      `The live index "docs" has 0 records; the build has ${records.length}.`,
      'Settings are in place.',
      `${records.length} records are live.`,
    ]);
  });

  it('refuses to empty the index', async () => {
    await push();
    await expect(push([])).rejects.toThrow(
      'The build has no records, and pushing them would empty the index. Run "npm run build", then push again.',
    );
    expect(live()?.objects.size).toBe(records.length);
  });

  it('refuses to halve the index', async () => {
    await push();
    const few = records.slice(0, Math.floor(records.length / 2) - 1);
    await expect(push(few)).rejects.toThrow(/^The build has \d+ records, less than half of the/);
    expect(live()?.objects.size).toBe(records.length);
  });

  it('leaves the live index whole when a batch fails', async () => {
    await push();
    const before = new Map(live()?.objects);
    service.algolia.failBatches();
    await expect(push(records.slice(1))).rejects.toThrow('is too big');
    expect(live()?.objects).toEqual(before);
    expect(Array.from(service.algolia.indices.keys())).toEqual(['docs']);
  });

  it('cannot write with the search key', async () => {
    await expect(push(records, SEARCH_KEY)).rejects.toThrow('Invalid Application-ID or API key');
    expect(live()?.objects.size ?? 0).toBe(0);
  });
});
