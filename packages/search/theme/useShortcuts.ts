import { useLayoutEffect } from 'react';

/**
 * Opens search with Ctrl+K, Cmd+K and `/`, and closes it with the same Ctrl+K; the browser does with Escape.
 *
 * @param toggle - opens what is closed, and closes what is open
 */
export function useShortcuts(isOpen: boolean, toggle: () => void) {
  // Each page has a navbar of its own: from one to the next, no key is lost.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // Browsers that fill in forms send key events without a key.
      if (!event.key) {
        return;
      }
      const isOpener = !isOpen && isPlainSlash(event) && !isEditable(event.target);
      if (isControlK(event) || isOpener) {
        event.preventDefault();
        toggle();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, toggle]);
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
