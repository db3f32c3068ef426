import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FactsStore, SampleFacts } from '../check/check-samples';
import { dependenciesOf } from '../check/dependencies';
import { readJson, writeWhole } from '../store/files';
import type { Page, SampleFence } from '../page/page';

/**
 * Opens the facts of a site's fences, `.cache/samples/<version>/fences/<key>.json`. The key is a hash
 * of all that a fence's check depends on.
 *
 * @param siteDir - the site's root
 * @param fingerprints - of each version's packages, and of the tool
 */
export function openFactsStore(siteDir: string, fingerprints: Record<string, string>): FactsStore {
  const fileOf = ({ file }: Page, fence: SampleFence) => {
    const facts = [fingerprints[fence.version], file, dependenciesOf(fence)];
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
    return path.join(siteDir, '.cache/samples', fence.version, 'fences', `${key}.json`);
  };
  return {
    read: (page, fence) => readJson<SampleFacts>(fileOf(page, fence)),
    write: (page, fence, facts) => writeWhole(fileOf(page, fence), JSON.stringify(facts)),
  };
}
