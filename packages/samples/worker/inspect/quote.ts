/** Writes a string as Node's console does: in the first kind of quotes that needs no escape. */
export function quote(text: string): string {
  const mark = quotationMark(text);
  const escaped = text.replace(/[\b\t\n\f\r\\]/g, (one) => JSON.stringify(one).slice(1, -1));
  return mark + (mark === "'" ? escaped.replaceAll("'", "\\'") : escaped) + mark;
}

/** Writes the name of a property: `name` or `'two words'`. */
export function quoteKey(key: string): string {
  return /^[a-zA-Z_][a-zA-Z_0-9]*$/.test(key) ? key : quote(key);
}

function quotationMark(text: string) {
  if (!text.includes("'")) {
    return "'";
  }
  if (!text.includes('"')) {
    return '"';
  }
  return text.includes('`') || text.includes('${') ? "'" : '`';
}
