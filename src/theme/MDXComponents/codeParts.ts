/** Lengths that may not fit into a line of a card on a phone. */
const LONG_EXPRESSION = /\S{18,}/g;
const LONG_NAME = /\w{24,}/g;
/** Characters before a break: `client.` in `client.order`, but no dot in `10.4.1`; `use` in `useQuery`. */
const END_IN_EXPRESSION = /[,:;/([{<|=](?=[\w'"])|\.(?=[a-z_'"])/gi;
const END_IN_NAME = /_|[a-z](?=[A-Z])/g;
const BREAK = '\0';

/** Splits long code where a browser may break the line: `client.order.create` → `client.`, `order.`, `create`. */
export function codeParts(code: string): string[] {
  const withBreaks = (end: RegExp) => (text: string) => text.replace(end, `$&${BREAK}`);
  return code
    .replace(LONG_NAME, withBreaks(END_IN_NAME))
    .replace(LONG_EXPRESSION, withBreaks(END_IN_EXPRESSION))
    .split(BREAK);
}
