import type { FactsStore, SampleFacts } from '../check/check-samples';
import { dependenciesOf } from '../check/dependencies';
import { hashOf } from '../store/hash';
import type { Store } from '../store/store';

/**
 * Opens the facts of a site's fences, `facts/<hash of all that a fence's check depends on>.json`.
 *
 * @param fingerprints - of each version's packages, with what checks
 */
export function openFacts(store: Store, fingerprints: Record<string, string>): FactsStore {
  return {
    keyOf: ({ file }, fence) =>
      `facts/${hashOf(fingerprints[fence.version], file, dependenciesOf(fence))}.json`,
    read: (key) => store.read<SampleFacts>(key),
    write: (key, facts) => store.write(key, facts),
  };
}
