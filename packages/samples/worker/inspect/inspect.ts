import { describeError, removeFramePlaceholders } from './describe-error';

/** The defaults of Node's `util.inspect`; the margin is what Node adds to the length of a one-line object. */
const DEPTH = 2;
const LINE_LENGTH = 80;
const ONE_LINE_MARGIN = 10;

type Context = {
  /** How many levels are written; deeper objects become `[Object]`. */
  depth: number;
  indentation: number;
};

/** How an object is written. */
type Shape = {
  /** Written before the braces, and alone if there are no entries or properties. */
  base?: string;
  open?: string;
  close?: string;
  /** The properties to list; the enumerable ones by default. */
  keys?: string[];
  /** How many entries there are, such as a map's. */
  size?: number;
  entries?: (inspect: (value: unknown) => string) => string[];
};

/**
 * Writes a value as Node's `util.inspect` does: primitives, short arrays, objects, instances, maps, sets,
 * dates, regular expressions, functions, promises and errors. The doctests report other kinds that differ.
 */
export function inspect(value: unknown, depth = DEPTH): string {
  return removeFramePlaceholders(write(value, { depth, indentation: 0 }, 0));
}

function write(value: unknown, context: Context, level: number): string {
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return writeFunction(value);
    case 'object':
      return value === null ? 'null' : writeObject(value, context, level);
    default:
      return String(value);
  }
}

/** Uses the first kind of quotes that need no escape. */
function quote(text: string): string {
  const mark = [`'`, '"', '`'].find((one) => !text.includes(one)) ?? `'`;
  const escaped = text.replace(/[\b\t\n\f\r\\]/g, (one) => JSON.stringify(one).slice(1, -1));
  return mark + (mark === `'` ? escaped.replaceAll(`'`, `\\'`) : escaped) + mark;
}

/** `[Function: sum]`, `[class Tram extends Vehicle]` */
function writeFunction(value: { name: string }) {
  if (/^class\b/.test(Function.prototype.toString.call(value))) {
    const parent = (Object.getPrototypeOf(value) as { name: string }).name;
    return `[class ${value.name || '(anonymous)'}${parent ? ` extends ${parent}` : ''}]`;
  }
  return `[${value.constructor.name}${value.name === '' ? ' (anonymous)' : `: ${value.name}`}]`;
}

function writeObject(value: object, context: Context, level: number): string {
  const { indentation } = context;
  const name = value.constructor?.name ?? '[Object: null prototype]';
  const shape = shapeOf(value, name);
  const { base = '', open = '{', close = '}', keys = Object.keys(value), size = 0 } = shape;
  const newLine = `\n${' '.repeat(indentation)}`;
  const indented = base.replaceAll('\n', newLine);
  if (keys.length === 0 && size === 0) {
    return indented || open + close;
  }
  if (level > context.depth) {
    return `[${name}]`;
  }
  context.indentation += 2;
  const nested = (inner: unknown) => write(inner, context, level + 1);
  const properties = keys.map((key) => `${labelOf(value, key)}: ${nested(value[key as never])}`);
  const entries = [...(shape.entries?.(nested) ?? []), ...properties];
  context.indentation -= 2;
  const before = indented ? `${indented} ${open}` : open;
  const start = indentation + open.length + base.length + ONE_LINE_MARGIN;
  const length = entries.reduce((sum, entry) => sum + entry.length, 2 * entries.length + start);
  const isShort = length <= LINE_LENGTH && !/\n/.test([base, ...entries].join(''));
  return isShort
    ? `${before} ${entries.join(', ')} ${close}`
    : `${before}${newLine}  ${entries.join(`,${newLine}  `)}${newLine}${close}`;
}

/** `name`, `'two words'`, or `[cause]` if it is not enumerable. */
function labelOf(value: object, key: string) {
  if (!Object.prototype.propertyIsEnumerable.call(value, key)) {
    return `[${key}]`;
  }
  return /^[a-zA-Z_][a-zA-Z_0-9]*$/.test(key) ? key : quote(key);
}

function shapeOf(value: object, name: string): Shape {
  if (Array.isArray(value)) {
    const { length: size } = value;
    const open = name === 'Array' ? '[' : `${name}(${size}) [`;
    return { open, close: ']', keys: [], size, entries: (inner) => value.map(inner) };
  }
  if (value instanceof Set) {
    const { size } = value;
    return { open: `${name}(${size}) {`, size, entries: (inner) => [...value].map(inner) };
  }
  if (value instanceof Map) {
    const { size } = value;
    const entries: Shape['entries'] = (inner) =>
      Array.from(value, ([key, item]) => `${inner(key)} => ${inner(item)}`);
    return { open: `${name}(${size}) {`, size, entries };
  }
  if (value instanceof Date) {
    return { base: Number.isNaN(value.getTime()) ? String(value) : value.toISOString() };
  }
  if (value instanceof RegExp) {
    return { base: String(value) };
  }
  if (value instanceof Error) {
    return describeError(value, name);
  }
  const open = `${name} {`;
  if (value instanceof Promise) {
    // A program cannot tell whether a promise is settled.
    return { open, size: 1, entries: () => ['<pending>'] };
  }
  return name === 'Object' ? {} : { open };
}
