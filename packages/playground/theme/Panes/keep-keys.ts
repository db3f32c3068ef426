/** What takes keys itself. */
const CONTROLS = 'a, button, input, select, textarea, summary, [contenteditable], [role=tab]';

/**
 * Keeps what a reader types while editors load: keys that no control of the page takes. Code that one
 * touches has the focus, and is none.
 *
 * @returns what ends that, and gives the text
 */
export function keepKeys(): () => string {
  let typed = '';
  const hear = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if ((target as Element).closest(CONTROLS) || ctrlKey || metaKey || altKey) {
      return;
    }
    if (key === 'Backspace') {
      typed = typed.slice(0, -1);
    } else if (key === 'Enter' || key.length === 1) {
      typed += key === 'Enter' ? '\n' : key;
    } else {
      return;
    }
    // Neither scrolls the page nor opens the search.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hear, { capture: true });
  return () => {
    window.removeEventListener('keydown', hear, { capture: true });
    const text = typed;
    typed = '';
    return text;
  };
}
