/** Runs in the head of every page: notes that the button was pressed, which is drawn before it reacts. */
export const EARLY_SCRIPT = `addEventListener('click', function (event) {
  if (event.target.closest('[aria-keyshortcuts]')) window.searchIsWanted = true;
});`;

let isEarly = true;

/** Tells the first who asks whether the button was pressed before it reacted. */
export function wasPressedEarly(): boolean {
  const isWanted = isEarly && 'searchIsWanted' in window;
  isEarly = false;
  return isWanted;
}
