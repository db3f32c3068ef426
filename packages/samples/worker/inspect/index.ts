import { inspect } from './inspect';

export { inspect };

/**
 * Formats the arguments of `console.log` as Node does, for the kinds of values that samples print. The
 * doctests compare each call with Node's `util.format`.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/util.html#utilformatformat-args
 */
export function format(...args: unknown[]): string {
  const [template, ...values] = args;
  if (typeof template !== 'string' || values.length === 0) {
    return args.map(toText).join(' ');
  }
  const text = template.replace(/%[sdjOc%]/g, (placeholder) => {
    if (placeholder === '%%') {
      return '%';
    }
    return values.length === 0 ? placeholder : fill(placeholder, values.shift());
  });
  return [text, ...values.map(toText)].join(' ');
}

function toText(value: unknown) {
  return typeof value === 'string' ? value : inspect(value);
}

function fill(placeholder: string, value: unknown): string {
  switch (placeholder) {
    case '%d':
      return inspect(typeof value === 'bigint' ? value : Number(value));
    case '%j':
      return String(JSON.stringify(value));
    case '%O':
      return inspect(value);
    case '%c':
      return '';
    default:
      return typeof value === 'object' ? inspect(value, 0) : toText(value);
  }
}
