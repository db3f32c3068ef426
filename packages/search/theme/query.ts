import type { ClipboardEvent } from 'react';
import { readPaste } from '../engine/messages';

/** What the box of the dialog takes. */
export const MAX_QUERY_LENGTH = 2000;
/** What the search page takes, which has it in its address: hosts refuse those of 8 KB. */
export const MAX_ADDRESS_LENGTH = 512;

/**
 * Reads what may have several lines into one, of a length that the box takes.
 *
 * @param text - as it was pasted or selected
 */
export function readPastedLines(text: string): string {
  return text.includes('\n') || text.length > MAX_QUERY_LENGTH
    ? readPaste(text).slice(0, MAX_QUERY_LENGTH)
    : text;
}

/** Pastes a text of several lines into a box of one, which would glue them to each other. */
export function keepLines(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  const read = readPastedLines(text);
  if (read !== text) {
    event.preventDefault();
    const { currentTarget: input } = event;
    const selected = (input.selectionEnd ?? 0) - (input.selectionStart ?? 0);
    const room = input.maxLength - input.value.length + selected;
    input.setRangeText(
      read.slice(0, Math.max(0, room)),
      input.selectionStart ?? 0,
      input.selectionEnd ?? 0,
      'end',
    );
    // React notices text that is set this way, and takes it for typed.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What is selected in the page, which readers want to know about, as a query. */
export function selectedText(): string {
  return readPastedLines(window.getSelection()?.toString() ?? '');
}
