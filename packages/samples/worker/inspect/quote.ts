const CONTROL = '[\\x00-\\x1f\\x5c\\x7f-\\x9f';
const LONE_SURROGATE =
  '[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]';
const UNPRINTABLE = new RegExp(`${CONTROL}]|${LONE_SURROGATE}`, 'g');
const UNPRINTABLE_OR_QUOTE = new RegExp(`${CONTROL}']|${LONE_SURROGATE}`, 'g');
const IDENTIFIER = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

const NAMED_ESCAPES: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** Writes a string as Node's console does: in the first kind of quotes that needs no escape. */
export function quote(text: string): string {
  const mark = quotationMark(text);
  return mark + text.replace(mark === "'" ? UNPRINTABLE_OR_QUOTE : UNPRINTABLE, escape) + mark;
}

/** Writes the name of a property: `name`, `'two words'` or `[Symbol(tag)]`. */
export function quoteKey(key: PropertyKey): string {
  if (typeof key === 'symbol') {
    return `[${key.toString().replace(UNPRINTABLE_OR_QUOTE, escape)}]`;
  }
  if (key === '__proto__') {
    return "['__proto__']";
  }
  return IDENTIFIER.test(String(key)) ? String(key) : quote(String(key));
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

function escape(character: string) {
  const code = character.charCodeAt(0);
  return (
    NAMED_ESCAPES[character] ??
    (code < 0x100
      ? `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`
      : `\\u${code.toString(16)}`)
  );
}
