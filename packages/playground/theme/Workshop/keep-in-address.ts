import type { Shared } from './share';
import { TooLongForLink, writeShared } from './write-shared';

/** Between two addresses, in milliseconds: Safari takes no more than a hundred in 10 s. */
const PAUSE = 300;

/**
 * Keeps the files of a program in the address of the page that stands there now, so that they are there
 * again when the reader comes back.
 *
 * @param onTooLong - hears why the address has not all of them, in words; '' where it has
 */
export default function keepInAddress(
  program: Omit<Shared, 'files'>,
  onTooLong: (why: string) => void,
) {
  const { pathname } = location;
  let timer: number | undefined;
  let latest: Shared['files'] | undefined;

  function writeNow() {
    timer = window.setTimeout(() => {
      timer = undefined;
      if (latest) {
        writeNow();
      }
    }, PAUSE);
    const files = latest!;
    latest = undefined;
    // The workshop stays for a moment when the address is that of another page already.
    if (location.pathname !== pathname) {
      return;
    }
    try {
      history.replaceState(history.state, '', `#${writeShared({ ...program, files })}`);
      onTooLong('');
    } catch (error) {
      if (!(error instanceof TooLongForLink)) {
        throw error;
      }
      onTooLong(error.message);
    }
  }

  return {
    /** Writes them at once, or with those that follow soon. */
    write(files: Shared['files']) {
      latest = files;
      if (timer === undefined) {
        writeNow();
      }
    },
    /** Gives up what waits. */
    stop: () => clearTimeout(timer),
  };
}
