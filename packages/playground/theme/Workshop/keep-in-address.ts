import { TooLongForLink, writeShared, type Edited, type Shared } from './share';

/** Between two addresses, in milliseconds: Safari takes no more than a hundred in 10 s. */
const PAUSE = 300;

/**
 * Tells an entry of the browser's history from all others: it is the same when the reader comes back to it, or
 * loads it again.
 */
export function entryOfHistory(): string {
  const { workshop } = (history.state ?? {}) as { workshop?: string };
  if (workshop) {
    return workshop;
  }
  const made = `${Date.now()}.${Math.random()}`;
  history.replaceState({ ...(history.state as object), workshop: made }, '');
  return made;
}

/**
 * Writes the files of a program into the address, for whoever copies it from there. What does not get there
 * before the reader leaves is in the storage of the tab.
 *
 * @param entry - of the history, whose address it is
 * @param onTooLong - hears why the address has not all of them, in words; '' where it has
 */
export default function keepInAddress(
  program: Omit<Shared, 'files' | 'entries'>,
  entry: string,
  onTooLong: (why: string) => void,
) {
  let timer: number | undefined;
  let latest: Edited | undefined;

  async function writeLatest() {
    timer = undefined;
    try {
      const hash = await writeShared({ ...program, ...latest! });
      // The workshop stays for a moment when the address is that of another page already.
      if ((history.state as { workshop?: string } | null)?.workshop === entry) {
        history.replaceState(history.state, '', `#${hash}`);
        onTooLong('');
      }
    } catch (error) {
      if (!(error instanceof TooLongForLink)) {
        throw error;
      }
      onTooLong(error.message);
    }
  }

  return {
    /** Writes them soon. */
    write(next: Edited) {
      latest = next;
      timer ??= window.setTimeout(() => void writeLatest(), PAUSE);
    },
    /** Gives up what waits. */
    stop: () => clearTimeout(timer),
  };
}
