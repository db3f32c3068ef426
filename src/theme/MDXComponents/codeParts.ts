/** An expression that may not fit into a line of a card on a phone, and a name that surely does not. */
const LONG_EXPRESSION = /\S{18,}/g;
const LONG_NAME = /\w{24,}/g;
/** What parts of them end with; the numbers of a version stay together. */
const END_IN_EXPRESSION = /[,:;/([{<|=](?=[\w'"])|\.(?=[a-z_'"])/gi;
const END_IN_NAME = /_|[a-z](?=[A-Z])/g;
const BREAK = '\0';

/** Cuts code where its parts meet, so that a browser may break it there; what is short stays whole. */
export function codeParts(code: string): string[] {
  const withBreaks = (end: RegExp) => (text: string) => text.replace(end, `$&${BREAK}`);
  return code
    .replace(LONG_NAME, withBreaks(END_IN_NAME))
    .replace(LONG_EXPRESSION, withBreaks(END_IN_EXPRESSION))
    .split(BREAK);
}
