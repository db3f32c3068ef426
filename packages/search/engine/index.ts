/** What answers searches, for tests and benchmarks of a site: in a browser, a worker runs it. */
export { createSearch } from './answer';
export { createIndexReader, MANIFEST_FILE } from './shards';
export type { Page } from './types';
