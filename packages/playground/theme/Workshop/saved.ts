import { createStorageSlot } from '@docusaurus/theme-common';
import { isProgram, type Edited } from './share';

/** What a reader made of a program; where the browser keeps nothing, it lasts as long as the page. */
export type Saved = {
  read: () => Edited | undefined;
  write: (edited: Edited) => void;
  forget: () => void;
};

/**
 * Opens the place of a program's edits.
 *
 * @param key - what tells it from others
 * @param persistence - whether it lasts on this device, or with the tab
 */
export function openSaved(
  key: string,
  persistence: 'localStorage' | 'sessionStorage' = 'localStorage',
): Saved {
  const slot = createStorageSlot(`playground.${key}`, { persistence });
  return {
    read() {
      const text = slot.get();
      const edited = text === null ? undefined : (JSON.parse(text) as Edited);
      // Of an earlier form, or of another program that the same page had.
      return edited && isProgram(edited) ? edited : undefined;
    },
    write: (edited) => slot.set(JSON.stringify(edited)),
    forget: () => slot.del(),
  };
}
