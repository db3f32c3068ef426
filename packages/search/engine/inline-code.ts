/**
 * Stands in the index before and after inline code. It is a character for private use, so no text that
 * people write has it, and it is no letter: what it encloses is a word of its own.
 */
export const CODE_MARK = '\ue000';

/** A text of the index as readers see it. */
export function plain(text: string): string {
  return text.replaceAll(CODE_MARK, '');
}
