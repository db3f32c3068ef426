import { inspect } from './inspect';

export { inspect };

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
  const text = template.replace(/%[sdifjoOc%]/g, (placeholder) => {
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
      return toNumber(value, Number);
    case '%i':
      return toNumber(value, parseInt);
    case '%f':
      return toNumber(value, parseFloat);
    case '%j':
      return toJson(value);
    case '%o':
      return inspect(value, { showHidden: true, depth: 4 });
    case '%O':
      return inspect(value);
    case '%c':
      return '';
    default:
      return toWords(value);
  }
}

function toNumber(value: unknown, convert: (text: never) => number) {
  const isBigInt = typeof value === 'bigint' && convert !== parseFloat;
  return inspect(isBigInt ? value : typeof value === 'symbol' ? NaN : convert(value as never));
}

function toJson(value: unknown) {
  try {
    return String(JSON.stringify(value));
  } catch (error) {
    // Of what is in itself. Others, such as those of a `toJSON`, are the program's own.
    if (error instanceof TypeError && /circular|cyclic/i.test(error.message)) {
      return '[Circular]';
    }
    throw error;
  }
}

function toWords(value: unknown) {
  return /^(?:number|bigint|object)$/.test(typeof value)
    ? inspect(value, { depth: 0 })
    : String(value);
}
