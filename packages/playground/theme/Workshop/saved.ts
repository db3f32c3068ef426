import { createStorageSlot } from '@docusaurus/theme-common';
import type { PlayFile } from '../../compiler/compiler';

/** What a reader made of a program, on this device; where the browser keeps nothing, it lasts as long as the page. */
export type Saved = {
  read: () => PlayFile[] | undefined;
  write: (files: readonly PlayFile[]) => void;
  forget: () => void;
};

/**
 * Opens the place of a program's edits.
 *
 * @param version - as readers call it, e.g. `10.x`
 * @param program - e.g. `server__router.0`
 */
export function openSaved(version: string, program: string): Saved {
  const slot = createStorageSlot(`playground.${version}.${program}`);
  return {
    read() {
      try {
        const texts = JSON.parse(slot.get() ?? '') as Record<string, string>;
        return Object.entries(texts).map(([name, text]) => ({ name, text: String(text) }));
      } catch {
        return undefined;
      }
    },
    write: (files) =>
      slot.set(JSON.stringify(Object.fromEntries(files.map(({ name, text }) => [name, text])))),
    forget: () => slot.del(),
  };
}

/** Puts what a reader made of files into those that the docs have now: these may have changed since. */
export function withEdits(
  files: readonly PlayFile[],
  edited: readonly PlayFile[] | undefined,
): PlayFile[] {
  const isSame = edited?.length === files.length;
  return files.map(({ name, text }) => {
    const edit = isSame ? edited.find((file) => file.name === name) : undefined;
    return { name, text: edit?.text ?? text };
  });
}
