import path from 'node:path';
import type { Site } from '../page/site';
import { reachableCode, type RunProgram } from '../programs/programs-to-run';
import { compileEntry } from '../store/compile-entry';
import { hashOf } from '../store/hash';
import { openStore } from '../store/store';
import type { Printed } from './job';
import { expectedOf } from './run-program';

/** From the site's root. Not with what builds keep, who delete what they do not use. */
const FOLDER = '.cache/doctests';

/**
 * Opens what the programs of a site printed, so that who compares with Node need not run them again.
 *
 * @param libraries - hashes of the packages of each docs version
 */
export async function openPrinted({ dir }: Site, libraries: Record<string, string>) {
  const store = openStore(path.join(dir, FOLDER));
  const makers = await Promise.all(
    ['doctests/index', 'doctests/child'].map((entry) => compileEntry(entry)),
  );
  const maker = hashOf(
    makers.map(({ fingerprint }) => fingerprint),
    process.version,
  );
  const entryOf = ({ id, version, mode, fences }: RunProgram) => {
    const sources = fences.map((fence) => [reachableCode(fence), expectedOf(fence.outputs)]);
    return `${id}.${hashOf(maker, libraries[version], mode, sources)}.json`;
  };
  return {
    /** What each fence of a program printed when it ran last; `undefined` where that is not known. */
    read: (program: RunProgram) => store.read<Printed[]>(entryOf(program)),
    write: (program: RunProgram, printed: Printed[]) => store.write(entryOf(program), printed),
    /** Deletes what was neither read nor written. */
    prune: () => store.prune(),
  };
}
