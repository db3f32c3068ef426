import { describeError, withoutFrames } from './describe-error';
import { layOut } from './layout';
import { listItems, moreItems } from './list-items';
import { quote, quoteKey } from './quote';

const DEPTH = 2;
const LINE_LENGTH = 80;
const MIN_LENGTH_TO_SPLIT = 16;

type Options = {
  /** Levels of nesting to write out; deeper objects become `[Object]`. */
  depth?: number;
  /** Whether to list properties that are not enumerable, too. */
  showHidden?: boolean;
};

type Context = Required<Options> & {
  indentation: number;
  /** The level of the innermost object that was opened last. */
  deepest: number;
  /** The objects that are being written, from the outside in. */
  around: object[];
  /** The numbers of those that are in themselves. */
  circular: Map<object, number>;
};

/** How an object is written: what stands around its entries, and those. */
type Shape = {
  /** Stands for an object that has nothing to list, and before the braces of one that has. */
  base?: string;
  open?: string;
  close?: string;
  keys?: (string | symbol)[];
  /** Whether `entries` gives nothing. */
  isEmpty?: boolean;
  entries?: (inspect: (value: unknown) => string) => string[];
  items?: ArrayLike<unknown>;
};

const TypedArray = Object.getPrototypeOf(Uint8Array) as new () => Uint8Array;

/**
 * Writes a value as `util.inspect` does: primitives, arrays, objects and instances of classes, maps,
 * sets, typed arrays, dates, patterns, functions and errors. Others come out differently, which the
 * doctests report.
 */
export function inspect(value: unknown, { depth = DEPTH, showHidden = false }: Options = {}) {
  const outside = { indentation: 0, deepest: 0, around: [], circular: new Map<object, number>() };
  return withoutFrames(write(value, { depth, showHidden, ...outside }, 0));
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
      return writeObject(value, context, depth);
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
  const { around, circular, indentation } = context;
  if (around.includes(value)) {
    const number = circular.get(value) ?? circular.size + 1;
    circular.set(value, number);
    return `[Circular *${number}]`;
  }
  const name = classNameOf(value);
  const shape = shapeOf(value, name);
  const { base = '', open = '{', close = '}', items } = shape;
  const { keys = keysOf(value, context), isEmpty = true, entries = () => [] } = shape;
  const indentedBase = base.replaceAll('\n', `\n${' '.repeat(indentation)}`);
  if (keys.length === 0 && isEmpty) {
    return indentedBase || open + close;
  }
  if (depth > context.depth) {
    return `[${name}]`;
  }
  context.deepest = depth;
  context.indentation += 2;
  around.push(value);
  const nested = (inner: unknown) => write(inner, context, depth + 1);
  const written = [...entries(nested), ...keys.map((key) => writeProperty(value, key, nested))];
  around.pop();
  context.indentation -= 2;
  const levelsBelow = context.deepest - depth;
  const number = circular.get(value);
  const whole = [number ? `<ref *${number}>` : '', indentedBase].filter(Boolean).join(' ');
  return layOut(written, { base: whole, open, close, levelsBelow, indentation, items });
}

function keysOf(value: object, { showHidden }: Context) {
  const names = showHidden ? Object.getOwnPropertyNames(value) : Object.keys(value);
  const symbols = Object.getOwnPropertySymbols(value);
  const listed = symbols.filter((symbol) => showHidden || isEnumerable(value, symbol));
  return [...(isList(value) ? names.filter((name) => !/^\d+$/.test(name)) : names), ...listed];
}

/** `name: 'value'`; what a getter gives is not asked for. */
function writeProperty(value: object, key: string | symbol, nested: (inner: unknown) => string) {
  const descriptor = Reflect.getOwnPropertyDescriptor(value, key)!;
  const { get, set } = descriptor;
  const accessor = [get && 'Getter', set && 'Setter'].filter(Boolean).join('/');
  const isBare = typeof key === 'string' && isEnumerable(value, key);
  const label = isBare ? quoteKey(key) : `[${String(key)}]`;
  return `${label}: ${accessor ? `[${accessor}]` : nested(descriptor.value)}`;
}

function isEnumerable(value: object, key: string | symbol) {
  return Object.prototype.propertyIsEnumerable.call(value, key);
}

function isList(value: object): value is ArrayLike<unknown> & object {
  return Array.isArray(value) || value instanceof TypedArray;
}

/** Of the nearest class, which a prototype may not name. */
function classNameOf(value: object): string {
  const first = Reflect.getPrototypeOf(value);
  if (!first) {
    return '[Object: null prototype]';
  }
  for (let prototype: object | null = first; prototype;) {
    const constructor: unknown = Reflect.getOwnPropertyDescriptor(prototype, 'constructor')?.value;
    if (typeof constructor === 'function' && constructor.name) {
      return constructor.name;
    }
    prototype = Reflect.getPrototypeOf(prototype);
  }
  return 'Object';
}

function shapeOf(value: object, name: string): Shape {
  if (typeof value === 'function') {
    return { base: writeFunction(value) };
  }
  if (isList(value)) {
    const { length } = value;
    const open = name === 'Array' ? '[' : `${name}(${length}) [`;
    const entries: Shape['entries'] = (inner) => listItems(value, inner);
    return { open, close: ']', isEmpty: length === 0, entries, items: value };
  }
  if (value instanceof Set) {
    const entries: Shape['entries'] = (inner) => moreItems([...value], inner);
    return { open: `${name}(${value.size}) {`, isEmpty: value.size === 0, entries };
  }
  if (value instanceof Map) {
    const entries: Shape['entries'] = (inner) =>
      moreItems([...value], ([key, item]) => `${inner(key)} => ${inner(item)}`);
    return { open: `${name}(${value.size}) {`, isEmpty: value.size === 0, entries };
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
    // Whether it is settled, no program can see; one that is printed mostly is not.
    return { open, isEmpty: false, entries: () => ['<pending>'] };
  }
  return name === 'Object' ? {} : { open };
}
