import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Store } from 'docusaurus-checked-samples/parts';

/** Where the store is, from the site's root. */
export const STORE_FOLDER = '.cache/playground';

/** The folder of the store that readers get, as it is, below the site's address. */
export const PLAY_FOLDER = 'play';

/**
 * Writes a file for readers, under a name that holds a hash of its text.
 *
 * @param name - e.g. `current/types.json`
 * @returns its entry in the store, which below the site's base path is its address, too
 */
export function writeAsset(store: Store, name: string, text: string): string {
  const { dir, name: stem, ext } = path.posix.parse(name);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const entry = path.posix.join(PLAY_FOLDER, dir, `${stem}.${hash}${ext}`);
  store.writeText(entry, text);
  return entry;
}
