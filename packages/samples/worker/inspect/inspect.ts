import { withoutFrames } from './describeError';
import { layOut } from './layout';
import { quote, quoteKey } from './quote';
import { describe } from './describe';

const DEPTH = 2;
const LINE_LENGTH = 80;
const MIN_LENGTH_TO_SPLIT = 16;
const MAX_STRING_LENGTH = 10_000;

type Context = {
  depthLimit: number;
  indentation: number;
  /** The level of the innermost object that was opened last. */
  deepest: number;
  ancestors: object[];
  /** Objects that contain themselves, with the number that refers to them. */
  circular: Map<object, number>;
};

/**
 * Writes a value as `util.inspect` does with its default options.
 *
 * It cannot look into promises, proxies and weak collections: what they hold is hidden from scripts.
 *
 * @param depthLimit - levels of nesting to write out; deeper objects become `[Object]`
 */
export function inspect(value: unknown, depthLimit = DEPTH): string {
  const context = { depthLimit, indentation: 0, deepest: 0, ancestors: [], circular: new Map() };
  return withoutFrames(inspectValue(value, context, 0));
}

function inspectValue(value: unknown, context: Context, depth: number): string {
  switch (typeof value) {
    case 'string':
      return inspectString(value, context.indentation);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return inspectObject(value, context, depth);
    case 'object':
      return value === null ? 'null' : inspectObject(value, context, depth);
    default:
      return String(value);
  }
}

/** A string that overflows its line is split after its line breaks: `'a\n' +`. */
function inspectString(text: string, indentation: number) {
  const shown = text.slice(0, MAX_STRING_LENGTH);
  const hidden = text.length - shown.length;
  const trailer = hidden > 0 ? `... ${hidden} more character${hidden > 1 ? 's' : ''}` : '';
  const overflows =
    shown.length > MIN_LENGTH_TO_SPLIT && shown.length > LINE_LENGTH - indentation - 4;
  const lines = overflows ? shown.split(/(?<=\n)/) : [shown];
  return lines.map(quote).join(` +\n${' '.repeat(indentation + 2)}`) + trailer;
}

function inspectObject(value: object, context: Context, depth: number): string {
  if (context.ancestors.includes(value)) {
    return `[Circular *${circularNumber(value, context)}]`;
  }
  const { base, open, close, keys, items, name, ...shape } = describe(value);
  if (keys.length === 0 && shape.isEmpty) {
    return indentBase(base, context) || open + close;
  }
  if (depth > context.depthLimit) {
    return name;
  }
  context.ancestors.push(value);
  context.deepest = depth;
  const nested = (inner: unknown) =>
    indented(context, () => inspectValue(inner, context, depth + 1));
  const entries = [
    ...shape.entries(nested),
    ...keys.map((key) => inspectProperty(value, key, nested)),
  ];
  context.ancestors.pop();

  const reference = context.circular.get(value);
  return layOut(entries, {
    base: [reference ? `<ref *${reference}>` : '', indentBase(base, context)]
      .filter(Boolean)
      .join(' '),
    open,
    close,
    levelsBelow: context.deepest - depth,
    indentation: context.indentation,
    items,
  });
}

function inspectProperty(owner: object, key: PropertyKey, nested: (value: unknown) => string) {
  const property = Object.getOwnPropertyDescriptor(owner, key);
  const name = property?.enumerable === false ? `[${String(key)}]` : quoteKey(key);
  if (property?.get) {
    return `${name}: ${property.set ? '[Getter/Setter]' : '[Getter]'}`;
  }
  if (property?.set) {
    return `${name}: [Setter]`;
  }
  return `${name}: ${nested(property ? property.value : Reflect.get(owner, key))}`;
}

function circularNumber(value: object, { circular }: Context) {
  const number = circular.get(value) ?? circular.size + 1;
  circular.set(value, number);
  return number;
}

function indented(context: Context, write: () => string) {
  context.indentation += 2;
  const text = write();
  context.indentation -= 2;
  return text;
}

function indentBase(base: string, { indentation }: Context) {
  return base.replaceAll('\n', `\n${' '.repeat(indentation)}`);
}
