import type { SearchClient } from 'algoliasearch';
import type { SearchRecord } from './records';
import { INDEX_SETTINGS } from './settings';

/** The methods of Algolia's official client that a push needs. */
export type PushClient = Pick<
  SearchClient,
  'setSettings' | 'waitForTask' | 'replaceAllObjects' | 'searchSingleIndex'
>;

const BATCH_SIZE = 1000;
/** A new index with fewer than this share of the live one's records is a mistake, not an edit. */
const MIN_SHARE_OF_LIVE = 0.5;

/**
 * Replaces the hosted index: first its settings, then all records at once. Algolia's client writes to a
 * temporary index and moves it, so the live one stays whole where a batch fails.
 *
 * @param client - with a key that may write
 * @param indexName - of the live index
 * @param records - all of them
 * @param report - takes a line of progress
 * @throws when there are no records, or far fewer than the live index has, or when Algolia refuses
 */
export async function pushRecords(
  client: PushClient,
  indexName: string,
  records: SearchRecord[],
  report: (line: string) => void,
): Promise<void> {
  const live = await countRecords(client, indexName);
  report(`The live index "${indexName}" has ${live} records; the build has ${records.length}.`);
  refuseLoss(indexName, live, records.length);

  const { taskID } = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
  await client.waitForTask({ indexName, taskID });
  report('Settings are in place.');

  await client.replaceAllObjects({ indexName, objects: records, batchSize: BATCH_SIZE });
  report(`${records.length} records are live.`);
}

function refuseLoss(indexName: string, live: number, fresh: number) {
  if (fresh === 0) {
    throw new Error(
      'The build has no records, and pushing them would empty the index. Run "npm run build", then push again.',
    );
  }
  if (fresh < live * MIN_SHARE_OF_LIVE) {
    throw new Error(
      `The build has ${fresh} records, less than half of the ${live} in the live index. If that is right, delete the index "${indexName}" in Algolia's dashboard first; if not, build the whole site and push again.`,
    );
  }
}

/** An index that does not exist yet has no records. */
async function countRecords(client: PushClient, indexName: string): Promise<number> {
  try {
    const { nbHits } = await client.searchSingleIndex({
      indexName,
      searchParams: { query: '', hitsPerPage: 0, distinct: false },
    });
    return nbHits ?? 0;
  } catch (error) {
    if ((error as { status?: number }).status === 404) {
      return 0;
    }
    throw error;
  }
}
