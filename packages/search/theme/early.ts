/**
 * Runs in the head of every page: what is drawn can be pressed before the page's scripts are there. Keeps
 * that search was opened, and what was typed then, until the navbar takes it.
 */
export const EARLY_SCRIPT = `
(function () {
  var typed;
  function open(event) {
    event.preventDefault();
    typed = typed || '';
  }
  function onClick(event) {
    if (event.target.closest('[aria-keyshortcuts]')) open(event);
  }
  function onKeyDown(event) {
    var key = event.key || '';
    var isControl = event.ctrlKey || event.metaKey;
    var isText = event.target.closest('input, select, textarea');
    if (isControl || event.altKey) {
      if (key === 'k' && isControl && !event.altKey) open(event);
    } else if (typed === undefined) {
      if (key === '/' && !isText) open(event);
    } else if (key === 'Escape') {
      typed = undefined;
    } else if (key === 'Backspace') {
      typed = typed.slice(0, -1);
    } else if (key.length === 1) {
      event.preventDefault();
      typed += key;
    }
  }
  addEventListener('click', onClick);
  addEventListener('keydown', onKeyDown);
  window.takeEarlySearch = function () {
    removeEventListener('click', onClick);
    removeEventListener('keydown', onKeyDown);
    var taken = typed;
    typed = undefined;
    return taken;
  };
})();
`;

/** Hands over what was typed into search before it could open, where somebody opened it. */
export function takeEarly(onTyped: (text: string) => void): void {
  const { takeEarlySearch } = window as { takeEarlySearch?: () => string | undefined };
  const text = takeEarlySearch?.();
  if (text !== undefined) {
    onTyped(text);
  }
}
