/** Makes text safe between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A piece of code as an element, or as bare text where there is nothing to say about it. */
export function codePiece(text: string, classNames: string, attributes = ''): string {
  if (!classNames && !attributes) {
    return escapeHtml(text);
  }
  const value = classNames.includes(' ') ? `"${classNames}"` : classNames;
  return `<i${classNames && ` class=${value}`}${attributes}>${escapeHtml(text)}</i>`;
}
