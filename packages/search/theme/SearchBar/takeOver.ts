/**
 * Continues in one input what was begun in another: its text, its cursor and the focus.
 *
 * @param from - the input that goes
 * @param to - the input that stays
 */
export function takeOver(from: HTMLInputElement, to: HTMLInputElement) {
  to.focus();
  // Read after the focus has moved: an input method commits what it is composing then.
  const { value, selectionStart, selectionEnd } = from;
  if (to.value !== value) {
    // React notices text that is set this way, and takes it for typed.
    to.setRangeText(value, 0, to.value.length, 'end');
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
  to.setSelectionRange(selectionStart, selectionEnd);
}
