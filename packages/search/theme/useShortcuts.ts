import { useLayoutEffect } from 'react';

type Props = { isOpen: boolean; open: () => void; close: () => void };

/** Opens search with Ctrl+K, Cmd+K and `/`, and closes it with the same Ctrl+K; the browser does with Escape. */
export function useShortcuts({ isOpen, open, close }: Props) {
  // Each page has a navbar of its own: from one to the next, no key is lost.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // Browsers that fill in forms send key events without a key.
      if (!event.key) {
        return;
      }
      const isOpener = !isOpen && isPlainSlash(event) && !isEditable(event.target);
      if (!isControlK(event) && !isOpener) {
        return;
      }
      event.preventDefault();
      if (isOpen) {
        close();
      } else {
        open();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

/** With Shift, Firefox opens its console. */
function isControlK({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent) {
  return key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey;
}

function isPlainSlash({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) {
  return key === '/' && !metaKey && !ctrlKey && !altKey;
}

function isEditable(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
