import ts from 'typescript';
import { isReference, type FoundSummary, type TypeSummaries } from './type-summaries';

/**
 * Writes types for readers: with aliases expanded, internal members left out, and summaries of the site. The
 * result is `undefined` if a type is too large even without nested members.
 */
export type TypeWriter = {
  /** `{ id: number }`; `expandsAlias` writes the type behind an alias. */
  type: (type: ts.Type, expandsAlias?: boolean) => string | undefined;
  /** `(input: { id: number }): Promise<string>` */
  signature: (signature: ts.Signature, arrow: Arrow) => string | undefined;
};

export type Arrow = ': ' | ' => ';

type Written = {
  text: string;
  /** How many types it consists of. */
  count: number;
  /** Whether nested members were left out. */
  isCut: boolean;
  /** Whether it depends on a type parameter. */
  isGeneric: boolean;
};

/** Thrown to stop writing a type. */
class TooLarge extends Error {}

/** In characters. The deepest members of longer types are left out. */
const MAX_LENGTH = 1200;
/** Depths to try in this order: writing a large type deeply is slow. */
const DEPTHS = [1, 2, 3, 4, 5, 6, 10];
const MAX_MEMBERS = 20;
/** How many types one may consist of; a longer text would not fit. */
const MAX_TYPES = 4 * MAX_LENGTH;
/** Nesting without braces counts as this much depth, so that `Box<Box<…>>` and `() => () => …` end. */
const DEPTH_WITHOUT_BRACES = 1 / 16;

/** Less than of results: arguments are visible in the code beside the function's name. */
const PARAMETER_DEPTH = 2;

const NULLISH = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** @param summaries - of the same program */
export function createTypeWriter(checker: ts.TypeChecker, summaries: TypeSummaries): TypeWriter {
  const cache = new Map<ts.Type, Map<number, Written>>();
  let count = 0;
  let isCut = false;
  let isGeneric = false;

  return {
    type: (type, expandsAlias = false) => fitting((room) => writeTop(type, room, expandsAlias)),
    signature: (signature, arrow) => fitting((room) => writeCall(signature, room, arrow)),
  };

  /** Writes the outermost type: all type arguments of a class or interface are written. */
  function writeTop(type: ts.Type, room: number, expandsAlias = false): string {
    if (summaries.find(type)) {
      return writeType(type, room);
    }
    if (isReference(type) && !isList(type) && (expandsAlias || !type.aliasSymbol)) {
      const args = argumentsOf(type).map((arg) => writeType(arg, room));
      return writeReference(type.symbol, args);
    }
    return expandsAlias || type.isIntersection()
      ? writeStructure(type, room)
      : writeType(type, room);
  }

  /** @param room - how many more braces may be nested */
  function writeType(type: ts.Type, room: number): string {
    if (room <= -1) {
      return cut();
    }
    const written = cache.get(type)?.get(room) ?? writeUncached(type, room);
    countTypes(written.count);
    isCut ||= written.isCut;
    isGeneric ||= written.isGeneric;
    return written.text;
  }

  function writeUncached(type: ts.Type, room: number): Written {
    const outer = { count, isCut, isGeneric };
    isCut = false;
    isGeneric = false;
    countTypes(1);
    const found = summaries.find(type);
    const inner = room - DEPTH_WITHOUT_BRACES;
    const text = found ? writeSummary(found, inner) : writeNameOrStructure(type, inner);
    const written: Written = { text, count: count - outer.count, isCut, isGeneric };
    ({ count, isCut, isGeneric } = outer);
    const byRoom = cache.get(type) ?? new Map<number, Written>();
    cache.set(type, byRoom.set(room, written));
    return written;
  }

  function cut() {
    isCut = true;
    return '…';
  }

  function countTypes(more: number) {
    count += more;
    if (count > MAX_TYPES) {
      throw new TooLarge();
    }
  }

  /** Keeps an alias without type arguments, and those of unions and complex intersections; expands others. */
  function writeNameOrStructure(type: ts.Type, room: number): string {
    const { aliasSymbol, aliasTypeArguments = [] } = type;
    const isNamed =
      aliasTypeArguments.length === 0 ||
      type.isUnion() ||
      (type.isIntersection() && !type.types.every(isPlainObject));
    if (aliasSymbol && isNamed && !summaries.has(aliasSymbol.name)) {
      return writeReference(
        aliasSymbol,
        aliasTypeArguments.map((arg) => writeArgument(arg, room)),
      );
    }
    return writeStructure(type, room);
  }

  function writeStructure(type: ts.Type, room: number): string {
    if (type.isUnion()) {
      return writeUnion(type.types, room);
    }
    if (type.isIntersection()) {
      return writeIntersection(type, room);
    }
    if (type.flags & ts.TypeFlags.UniqueESSymbol) {
      return writeTypeof(type.symbol);
    }
    if (type.flags & ts.TypeFlags.Object) {
      return writeObject(type as ts.ObjectType, room);
    }
    isGeneric ||= Boolean(type.flags & ts.TypeFlags.Instantiable);
    return checker.typeToString(type);
  }

  function writeUnion(types: ts.Type[], room: number): string {
    const isBoolean = ({ flags }: ts.Type) => Boolean(flags & ts.TypeFlags.BooleanLiteral);
    const hasBoolean = types.filter(isBoolean).length === 2;
    const members = types.filter(
      (type) => !(type.flags & NULLISH) && !(hasBoolean && isBoolean(type)),
    );
    return joinUnique(
      [
        ...members.map((member) => {
          const text = writeType(member, room);
          return types.length > 1 && isFunction(text) ? `(${text})` : text;
        }),
        ...(hasBoolean ? ['boolean'] : []),
        ...types.filter(({ flags }) => flags & NULLISH).map((type) => writeType(type, room)),
      ],
      '|',
    );
  }

  /** Writes plain objects as one. In `A & { … }`, leaves out what the summary of A shows. */
  function writeIntersection(type: ts.IntersectionType, room: number): string {
    const wholes = type.types.flatMap((member) => summaries.find(member)?.whole ?? []);
    const shown = new Set(
      wholes.flatMap((whole) => (whole.isIntersection() ? whole.types : whole)),
    );
    const members = type.types.filter((member) => !shown.has(member));
    const plain = members.filter(isPlainObject);
    const properties = plain.flatMap((member) => checker.getPropertiesOfType(member));
    const names = [...new Set(properties.map(({ name }) => name))];
    const merged = names.flatMap((name) => checker.getPropertyOfType(type, name) ?? []);
    return joinUnique(
      [
        ...members
          .filter((member) => !isPlainObject(member))
          .map((member) => writeType(member, room)),
        ...(plain.length > 0 ? [writeMembers(type, merged, room)] : []),
      ],
      '&',
    );
  }

  function writeObject(type: ts.ObjectType, room: number): string {
    if (checker.isArrayType(type)) {
      const [element] = argumentsOf(type as ts.TypeReference) as [ts.Type];
      const text = writeType(element, room);
      const isSimple =
        /^\w+$/.test(text) || (!element.isUnionOrIntersection() && !isFunction(text));
      return isSimple ? `${text}[]` : `(${text})[]`;
    }
    if (checker.isTupleType(type)) {
      const items = argumentsOf(type as ts.TypeReference).map((item) => writeType(item, room));
      return `[${items.join(', ')}]`;
    }
    if (isReference(type)) {
      return writeReference(
        type.symbol,
        argumentsOf(type).map((arg) => writeArgument(arg, room)),
      );
    }
    const values = ts.SymbolFlags.Class | ts.SymbolFlags.Enum | ts.SymbolFlags.ValueModule;
    if (type.symbol?.flags & values) {
      return writeTypeof(type.symbol);
    }
    const properties = checker.getPropertiesOfType(type);
    const [signature] = signaturesOf(type);
    return signature && (properties.length === 0 || isGenericSignature(signature))
      ? writeSignature(signature, room, ' => ')
      : writeMembers(type, properties, room);
  }

  function writeReference({ name }: ts.Symbol, args: string[]): string {
    return args.length > 0 ? `${name}<${args.join(', ')}>` : name;
  }

  /** Of a type argument with a summary, only the label is written. */
  function writeArgument(type: ts.Type, room: number): string {
    const members = type.isIntersection() ? type.types : [type];
    const label = members.map((member) => summaries.find(member)?.label).find(Boolean);
    if (label) {
      return label;
    }
    return room > 0 ? writeType(type, room) : cut();
  }

  /** The type arguments, without those of an enclosing function or class. */
  function argumentsOf(type: ts.TypeReference) {
    const { outerTypeParameters, typeParameters } = type.target ?? {};
    return checker
      .getTypeArguments(type)
      .slice(outerTypeParameters?.length ?? 0, typeParameters?.length);
  }

  function writeMembers(type: ts.Type, properties: ts.Symbol[], room: number): string {
    const shown = properties.filter((property) => !isInternal(property));
    const signatures = signaturesOf(type).slice(0, 1);
    const indexes = checker.getIndexInfosOfType(type);
    if (room <= 0 && shown.length + signatures.length + indexes.length > 0) {
      return braces([cut()]);
    }
    const members = [
      ...signatures.map((signature) => () => writeSignature(signature, room - 1, ': ')),
      ...indexes.map((index) => () => writeIndex(index, room - 1)),
      ...shown.map((property) => () => writeProperty(property, room - 1)),
    ];
    const first = members.slice(0, MAX_MEMBERS).map((write) => write());
    const more = members.length - first.length;
    return braces(more > 0 ? [...first, `… ${more} more`] : first);
  }

  function writeIndex({ keyType, type }: ts.IndexInfo, room: number): string {
    return `[${writeType(keyType, room)}]${writeValue(type, room)}`;
  }

  function writeProperty(property: ts.Symbol, room: number): string {
    const name = /^[\w$]+$/.test(property.name) ? property.name : `'${property.name}'`;
    return name + writeValue(checker.getTypeOfSymbol(property), room, isOptional(property));
  }

  /** `: number` or `?: number`, without the `undefined` of an optional member. */
  function writeValue(
    type: ts.Type,
    room: number,
    mayBeMissing = false,
    hidesGeneric = false,
  ): string {
    const isLonger = mayBeMissing && type.isUnion() && !type.aliasSymbol;
    const types = isLonger
      ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
      : [];
    const write = () => (types.length > 0 ? writeUnion(types, room) : writeType(type, room));
    const value = hidesGeneric ? unlessGeneric(write) : write();
    return `${mayBeMissing ? '?:' : ':'} ${value}`;
  }

  function writeCall(signature: ts.Signature, room: number, arrow: Arrow): string {
    const { parameterName, type } = checker.getTypePredicateOfSignature(signature) ?? {};
    const params = writeParameters(signature, Math.min(room, PARAMETER_DEPTH));
    const result =
      parameterName && type
        ? `${parameterName} is ${writeType(type, room)}`
        : writeTop(signature.getReturnType(), room);
    return `(${params.join(', ')})${arrow}${result}`;
  }

  function writeSignature(signature: ts.Signature, room: number, arrow: Arrow): string {
    const params = writeParameters(signature, room).join(', ');
    const write = () => writeType(signature.getReturnType(), room);
    return `(${params})${arrow}${isGenericSignature(signature) ? unlessGeneric(write) : write()}`;
  }

  function writeParameters(signature: ts.Signature, room: number): string[] {
    return signature
      .getParameters()
      .flatMap((param) => writeParameter(param, room, isGenericSignature(signature)));
  }

  /** Writes an ellipsis if the text depends on a type parameter. */
  function unlessGeneric(write: () => string): string {
    const outer = isGeneric;
    isGeneric = false;
    const text = write();
    const result = isGeneric ? '…' : text;
    isGeneric = outer;
    return result;
  }

  /** Writes `...args: [input: string]` as `input: string`. */
  function writeParameter(param: ts.Symbol, room: number, hidesGeneric: boolean): string[] {
    const declaration = param.valueDeclaration;
    const isParameter = declaration && ts.isParameter(declaration);
    const isRest = Boolean(isParameter && declaration.dotDotDotToken);
    const type = checker.getTypeOfSymbol(param);
    if (isRest && checker.isTupleType(type)) {
      const { target } = type as ts.TupleTypeReference;
      return argumentsOf(type as ts.TypeReference).map((item, index) => {
        const label = target.labeledElementDeclarations?.[index]?.name.getText();
        const mayBeMissing = Boolean(target.elementFlags[index]! & ts.ElementFlags.Optional);
        return `${label ?? `${param.name}_${index}`}${writeValue(item, room, mayBeMissing, hidesGeneric)}`;
      });
    }
    const mayBeMissing =
      isOptional(param) || Boolean(isParameter && checker.isOptionalParameter(declaration));
    // A destructured parameter has no name: TypeScript calls it `__0`.
    const name = param.name.startsWith('__') ? 'options' : param.name;
    return [`${isRest ? '...' : ''}${name}${writeValue(type, room, mayBeMissing, hidesGeneric)}`];
  }

  function writeSummary(found: FoundSummary, room: number): string {
    const { label } = found;
    const shape = writeShape(found, room);
    if (!label || !shape) {
      return label || shape || braces([]);
    }
    return /^[{(]/.test(shape) ? `${label} ${shape}` : `${label}<${shape}>`;
  }

  function writeShape({ whole, fields, isCall, result }: FoundSummary, room: number): string {
    const write = (depth: number) => fields.map(({ name, type }) => name + writeValue(type, depth));
    if (isCall) {
      isGeneric ||= !result;
      return `(${write(room).join(', ')}) => ${result ? writeType(result, room) : 'unknown'}`;
    }
    if (whole) {
      return summaries.isUninformative(whole) ? '' : writeType(whole, room);
    }
    if (fields.length === 0) {
      return '';
    }
    return braces(room > 0 ? write(room - 1) : [cut()]);
  }

  /** Writes with increasing depth, until nothing is cut, or the text is too long. */
  function fitting(write: (room: number) => string): string | undefined {
    const [firstDepth, ...depths] = DEPTHS;
    let fits = attempt(() => write(firstDepth!));
    for (const room of depths) {
      const longer = fits && isCut ? attempt(() => write(room)) : undefined;
      if (!longer || longer.length > MAX_LENGTH) {
        break;
      }
      fits = longer;
    }
    return fits;
  }

  function attempt(write: () => string): string | undefined {
    count = 0;
    isCut = false;
    try {
      return write();
    } catch (error) {
      if (error instanceof TooLarge) {
        return undefined;
      }
      throw error;
    }
  }

  function isPlainObject(type: ts.Type) {
    return Boolean(
      type.flags & ts.TypeFlags.Object && !isReference(type) && signaturesOf(type).length === 0,
    );
  }

  function isList(type: ts.Type) {
    return checker.isArrayType(type) || checker.isTupleType(type);
  }
}

function writeTypeof({ name }: ts.Symbol): string {
  return `typeof ${name}`;
}

/** Tells whether a member is `@internal` or `@deprecated`. */
function isInternal(symbol: ts.Symbol) {
  return symbol.getJsDocTags().some(({ name }) => name === 'internal' || name === 'deprecated');
}

function isOptional(symbol: ts.Symbol) {
  return Boolean(symbol.flags & ts.SymbolFlags.Optional);
}

function signaturesOf(type: ts.Type) {
  return [...type.getCallSignatures(), ...type.getConstructSignatures()];
}

function isGenericSignature(signature: ts.Signature) {
  return Boolean(signature.getTypeParameters()?.length);
}

/** `{ a; b; }` */
function braces(members: string[]) {
  return `{ ${members.map((member) => `${member}; `).join('')}}`;
}

/** `a | b`, without duplicates */
function joinUnique(items: string[], sign: '|' | '&') {
  return [...new Set(items)].join(` ${sign} `);
}

/** Tells whether a written type is a function type: it has an arrow outside of all brackets. */
function isFunction(text: string) {
  let depth = 0;
  return Array.from(text.matchAll(/ => |[{<([\])>}]/g)).some(([sign]) => {
    depth += sign === ' => ' ? 0 : /[{<([]/.test(sign) ? 1 : -1;
    return depth === 0 && sign === ' => ';
  });
}
