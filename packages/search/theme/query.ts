import type { ClipboardEvent } from 'react';
import { readPaste } from '../engine/messages';

/** What the box of the dialog takes. */
export const MAX_QUERY_LENGTH = 2000;
/** What the search page takes, which has it in its address: hosts refuse those of 8 KB. */
export const MAX_ADDRESS_LENGTH = 512;

/** Pastes a text of several lines into a box of one, which would glue them to each other. */
export function keepLines(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  if (text.includes('\n')) {
    event.preventDefault();
    // eslint-disable-next-line baseline-js/use-baseline -- nothing else can be undone
    document.execCommand('insertText', false, readPaste(text));
  }
}

/** What is selected in the page, which readers want to know about, as a query. */
export function selectedText(): string {
  return readPaste(window.getSelection()?.toString() ?? '').slice(0, MAX_QUERY_LENGTH);
}
