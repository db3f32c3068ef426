/** Escapes text between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Writes a piece of code as an `<i>` element, or as text if it has neither class nor attributes. */
export function codePiece(text: string, classNames: string, attributes = ''): string {
  if (!classNames && !attributes) {
    return escapeHtml(text);
  }
  const value = classNames.includes(' ') ? `"${classNames}"` : classNames;
  return `<i${classNames && ` class=${value}`}${attributes}>${escapeHtml(text)}</i>`;
}
