/** What answers searches, for tests and benchmarks of a site: in a browser, a worker runs it. */
export { createAnswerer } from './answer';
export { createEngine } from './engine';
export { createShardLoader, MANIFEST_FILE, type ShardSection } from './shards';
export type { Manifest, SearchParameters } from './types';
