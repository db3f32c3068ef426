import { describeError } from './describeError';
import { describeFunction } from './describeFunction';
import { MAX_ITEMS } from './layout';
import { inspect } from './inspect';
import { constructorName, prefix, tagOf } from './names';

type Inspect = (value: unknown) => string;

/** What makes one kind of object look different from another. */
export type Description = {
  /** Stands for an object that has nothing to list, and before the braces of one that has. */
  base: string;
  open: string;
  close: string;
  /** What a level too deep shows. */
  name: string;
  keys: PropertyKey[];
  /** Whether `entries` gives nothing. */
  isEmpty: boolean;
  entries: (inspect: Inspect) => string[];
  items?: ArrayLike<unknown>;
};

type Kind = Partial<Omit<Description, 'name'>>;

/** Says how an object is written: its braces, its own entries, and its properties by name. */
export function describe(value: object): Description {
  const name = constructorName(value);
  const shownName = prefix(name, tagOf(value), 'Object').trimEnd();
  const kind = describeIterable(value, name) ?? describeKind(value, name);
  return {
    base: '',
    open: '{',
    close: '}',
    isEmpty: true,
    entries: () => [],
    keys: enumerableKeys(value),
    name: name === null ? shownName : `[${shownName}]`,
    ...kind,
  };
}

function describeIterable(value: object, name: string | null): Kind | undefined {
  const tag = tagOf(value);
  if (Array.isArray(value)) {
    const isPlain = name === 'Array' && tag === '';
    return {
      ...brackets(isPlain ? '' : prefix(name, tag, 'Array', value.length)),
      keys: enumerableKeys(value).filter((key) => !isIndex(key)),
      isEmpty: value.length === 0,
      entries: (inner) => arrayEntries(value, inner),
      items: value,
    };
  }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const items = value as Uint8Array;
    return {
      ...brackets(prefix(name, tag, tag, items.length)),
      keys: enumerableKeys(value).filter((key) => !isIndex(key)),
      isEmpty: items.length === 0,
      entries: (inner) => limited(items.length, Array.from(items.slice(0, MAX_ITEMS), inner)),
      items,
    };
  }
  if (value instanceof Set) {
    return {
      open: `${prefix(name, tag, 'Set', value.size)}{`,
      isEmpty: value.size === 0,
      entries: (inner) => limited(value.size, [...value].slice(0, MAX_ITEMS).map(inner)),
    };
  }
  if (value instanceof Map) {
    const entry = ([key, item]: [unknown, unknown], inner: Inspect) =>
      `${inner(key)} => ${inner(item)}`;
    return {
      open: `${prefix(name, tag, 'Map', value.size)}{`,
      isEmpty: value.size === 0,
      entries: (inner) =>
        limited(
          value.size,
          [...value].slice(0, MAX_ITEMS).map((pair) => entry(pair, inner)),
        ),
    };
  }
  return undefined;
}

function describeKind(value: object, name: string | null): Kind {
  const tag = tagOf(value);
  if (typeof value === 'function') {
    return { base: describeFunction(value, name, tag) };
  }
  if (value instanceof RegExp) {
    return { base: String(value) };
  }
  if (value instanceof Date) {
    return { base: Number.isNaN(value.getTime()) ? String(value) : value.toISOString() };
  }
  if (value instanceof Error) {
    return describeError(value, name, enumerableKeys(value));
  }
  if (isBoxed(value)) {
    const primitive = value.valueOf();
    return {
      base: `[${name}: ${inspect(primitive)}]`,
      keys: enumerableKeys(value).filter((key) => !isIndex(key)),
    };
  }
  if (value instanceof WeakMap || value instanceof WeakSet) {
    return {
      open: `${prefix(name, tag, tag)}{`,
      isEmpty: false,
      entries: () => ['<items unknown>'],
    };
  }
  return name === 'Object' && tag === '' ? {} : { open: `${prefix(name, tag, 'Object')}{` };
}

function arrayEntries(items: unknown[], inner: Inspect): string[] {
  const entries: string[] = [];
  let index = 0;
  while (index < items.length && entries.length < MAX_ITEMS) {
    if (index in items) {
      entries.push(inner(items[index]));
      index += 1;
      continue;
    }
    const start = index;
    while (index < items.length && !(index in items)) {
      index += 1;
    }
    entries.push(`<${index - start} empty item${index - start > 1 ? 's' : ''}>`);
  }
  return index < items.length ? [...entries, remaining(items.length - index)] : entries;
}

function limited(size: number, entries: string[]) {
  return size > MAX_ITEMS ? [...entries, remaining(size - MAX_ITEMS)] : entries;
}

function remaining(count: number) {
  return `... ${count} more item${count > 1 ? 's' : ''}`;
}

function brackets(before: string) {
  return { open: `${before}[`, close: ']' };
}

function isBoxed(value: object) {
  return [String, Number, Boolean, BigInt, Symbol].some((type) => value instanceof type);
}

function isIndex(key: PropertyKey) {
  return typeof key === 'string' && /^(?:0|[1-9]\d*)$/.test(key);
}

function enumerableKeys(value: object): PropertyKey[] {
  const symbols = Object.getOwnPropertySymbols(value).filter((symbol) =>
    Object.prototype.propertyIsEnumerable.call(value, symbol),
  );
  return [...Object.keys(value), ...symbols];
}
