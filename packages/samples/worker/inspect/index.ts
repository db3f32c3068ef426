import { inspect } from './inspect';

export { inspect };

const PLACEHOLDER = /%([sdifjoOc%])/g;

/**
 * Writes what `console.log` prints in Node, for what samples print: the doctests compare each line
 * with Node's own `util.format`, so a difference is an error there and never a surprise here.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/util.html#utilformatformat-args
 */
export function format(...args: unknown[]): string {
  const [template, ...values] = args;
  if (typeof template !== 'string' || values.length === 0) {
    return args.map(toText).join(' ');
  }
  const text = template.replace(PLACEHOLDER, (placeholder, kind: string) => {
    if (kind === '%') {
      return '%';
    }
    return values.length === 0 ? placeholder : fill(kind, values.shift());
  });
  return [text, ...values.map(toText)].join(' ');
}

function toText(value: unknown) {
  return typeof value === 'string' ? value : inspect(value);
}

function fill(kind: string, value: unknown): string {
  switch (kind) {
    case 's':
      return fillString(value);
    case 'd':
      return fillNumber(value, Number);
    case 'i':
      return fillNumber(value, (text) => Number.parseInt(String(text)));
    case 'f':
      return typeof value === 'symbol' ? 'NaN' : inspect(Number.parseFloat(String(value)));
    case 'j':
      return String(JSON.stringify(value));
    case 'c':
      return '';
    default:
      return inspect(value);
  }
}

function fillString(value: unknown) {
  if (typeof value === 'number' || typeof value === 'bigint') {
    return inspect(value);
  }
  const hasOwnText =
    typeof value !== 'object' ||
    value === null ||
    value instanceof Error ||
    (value.toString !== Object.prototype.toString &&
      value.toString !== Array.prototype.toString &&
      !(value instanceof Date));
  return hasOwnText ? String(value) : inspect(value, 0);
}

function fillNumber(value: unknown, toNumber: (value: unknown) => number) {
  if (typeof value === 'symbol') {
    return 'NaN';
  }
  return inspect(typeof value === 'bigint' ? value : toNumber(value));
}
