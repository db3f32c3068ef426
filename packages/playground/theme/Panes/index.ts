/** Files that readers edit where a sample of them stands: load it when a reader asks for it. */
import type { PlayAddresses } from '../../compiler/addresses';
import { loadPlay } from '../Workshop/start';

export { default } from './Panes';
export type { PlayFile } from '../../compiler/types';

/**
 * Loads what panes need before they are shown.
 *
 * @param label - the docs version, as readers call it, e.g. `9.x`
 * @returns what `Panes` wants to know
 * @throws where something did not load
 */
export async function openPanes(label: string): Promise<PlayAddresses> {
  const play = await loadPlay();
  const version = play.versions.find((one) => one.label === label);
  if (!version) {
    const known = play.versions.map((one) => one.label).join(', ');
    throw new Error(`No docs version is called ${label}; there are ${known}.`);
  }
  return { compiler: play.compiler, ...version.parts.worker };
}
