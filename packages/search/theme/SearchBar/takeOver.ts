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
    setText(to, value);
  }
  to.setSelectionRange(selectionStart, selectionEnd);
}

/** Puts a query into an input, as if it were typed. */
export function typeInto(input: HTMLInputElement | null | undefined, query: string) {
  if (input) {
    setText(input, query);
    input.focus();
  }
}

function setText(input: HTMLInputElement, text: string) {
  // React notices text that is set this way, and takes it for typed.
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
