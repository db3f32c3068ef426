import { describeError, withoutFrames } from './describe-error';
import { layOut } from './layout';
import { quote, quoteKey } from './quote';

const DEPTH = 2;
const LINE_LENGTH = 80;
const MIN_LENGTH_TO_SPLIT = 16;

type Context = {
  depthLimit: number;
  indentation: number;
  /** The level of the innermost object that was opened last. */
  deepest: number;
};

/** How an object is written: what stands around its entries, and those. */
type Shape = {
  /** Stands for an object that has nothing to list, and before the braces of one that has. */
  base?: string;
  open?: string;
  close?: string;
  keys?: string[];
  /** Whether `entries` gives nothing. */
  isEmpty?: boolean;
  entries?: (inspect: (value: unknown) => string) => string[];
  items?: unknown[];
};

/**
 * Writes a value as `util.inspect` does with its default options: primitives, arrays, objects and
 * instances of classes, maps, sets, dates, patterns, functions and errors. Others come out differently,
 * which the doctests report.
 *
 * @param depthLimit - levels of nesting to write out; deeper objects become `[Object]`
 */
export function inspect(value: unknown, depthLimit = DEPTH): string {
  return withoutFrames(write(value, { depthLimit, indentation: 0, deepest: 0 }, 0));
}

function write(value: unknown, context: Context, depth: number): string {
  switch (typeof value) {
    case 'string':
      return writeString(value, context.indentation);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return writeFunction(value);
    case 'object':
      return value === null ? 'null' : writeObject(value, context, depth);
    default:
      return String(value);
  }
}

/** A string that overflows its line is split after its line breaks: `'a\n' +`. */
function writeString(text: string, indentation: number) {
  const overflows =
    text.length > MIN_LENGTH_TO_SPLIT && text.length > LINE_LENGTH - indentation - 4;
  const lines = overflows ? text.split(/(?<=\n)/) : [text];
  return lines.map(quote).join(` +\n${' '.repeat(indentation + 2)}`);
}

/** Without its body: `[Function: sum]`, `[class Tram extends Vehicle]`. */
function writeFunction(value: { name: string }) {
  if (/^class\b/.test(Function.prototype.toString.call(value))) {
    const parent = (Object.getPrototypeOf(value) as { name: string }).name;
    return `[class ${value.name || '(anonymous)'}${parent ? ` extends ${parent}` : ''}]`;
  }
  return `[${value.constructor.name}${value.name === '' ? ' (anonymous)' : `: ${value.name}`}]`;
}

function writeObject(value: object, context: Context, depth: number): string {
  const prototype = Object.getPrototypeOf(value) as object | null;
  const name = prototype?.constructor.name ?? '[Object: null prototype]';
  const shape = shapeOf(value, name);
  const { base = '', open = '{', close = '}', keys = Object.keys(value), items } = shape;
  const { isEmpty = true, entries = () => [] } = shape;
  const indentation = context.indentation;
  const indentedBase = base.replaceAll('\n', `\n${' '.repeat(indentation)}`);
  if (keys.length === 0 && isEmpty) {
    return indentedBase || open + close;
  }
  if (depth > context.depthLimit) {
    return `[${name}]`;
  }
  context.deepest = depth;
  context.indentation += 2;
  const nested = (inner: unknown) => write(inner, context, depth + 1);
  const written = [
    ...entries(nested),
    ...keys.map((key) => {
      const isListed = Object.prototype.propertyIsEnumerable.call(value, key);
      return `${isListed ? quoteKey(key) : `[${key}]`}: ${nested(Reflect.get(value, key))}`;
    }),
  ];
  context.indentation -= 2;
  const levelsBelow = context.deepest - depth;
  return layOut(written, { base: indentedBase, open, close, levelsBelow, indentation, items });
}

function shapeOf(value: object, name: string): Shape {
  if (Array.isArray(value)) {
    const entries: Shape['entries'] = (inner) => value.map(inner);
    return { open: '[', close: ']', keys: [], isEmpty: value.length === 0, entries, items: value };
  }
  if (value instanceof Set) {
    const entries: Shape['entries'] = (inner) => [...value].map(inner);
    return { open: `Set(${value.size}) {`, isEmpty: value.size === 0, entries };
  }
  if (value instanceof Map) {
    const entries: Shape['entries'] = (inner) =>
      [...value].map(([key, item]) => `${inner(key)} => ${inner(item)}`);
    return { open: `Map(${value.size}) {`, isEmpty: value.size === 0, entries };
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
  return name === 'Object' ? {} : { open: `${name} {` };
}
