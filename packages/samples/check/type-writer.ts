import ts from 'typescript';
import { isReference, type FoundSummary, type TypeSummaries } from './type-summaries';

/**
 * Writes what readers think in: aliases resolved, internal members left out, classes summarised.
 * What is too large even where only its outside is written is `undefined`.
 */
export type TypeWriter = {
  /** `{ id: number }`; of an alias, what it stands for. */
  type: (type: ts.Type, isDeclared?: boolean) => string | undefined;
  /** `(input: { id: number }): Promise<string>` */
  signature: (signature: ts.Signature, arrow: Arrow) => string | undefined;
};

export type Arrow = ': ' | ' => ';

/** A type as text; of how many types it is made, whether some of it had no room, or is not known. */
type Written = { text: string; count: number; isCut: boolean; isOpen: boolean };

/** Ends the attempt to write a type. */
class TooLarge extends Error {}

/** So many characters a type may have. Where it has more, the deepest members are left out. */
const MAX_LENGTH = 1200;
/** From the outside in: what lies deep in a large type costs more than all that is written of it. */
const DEPTHS = [1, 2, 3, 4, 5, 6, 10];
const MAX_MEMBERS = 20;
/** So many types may be part of one, which has at least a character of each. */
const MAX_TYPES = 4 * MAX_LENGTH;
/** What has no braces takes room, too, so that `Box<Box<…>>` and `() => () => …` come to an end. */
const ROOM_WITHOUT_BRACES = 1 / 16;

/** What a function takes is in the code beside its name; what it gives is not. */
const PARAMETER_DEPTH = 2;

const EMPTY = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** Starts to write the types of a program. */
export function createTypeWriter(checker: ts.TypeChecker, summaries: TypeSummaries): TypeWriter {
  const written = new Map<ts.Type, Map<number, Written>>();
  let count = 0;
  let isCut = false;
  let isOpen = false;

  return {
    type: (type, isDeclared = false) => fitting((room) => writeTop(type, room, isDeclared)),
    signature: (signature, arrow) => fitting((room) => writeCall(signature, room, arrow)),
  };

  /** What is asked for may have a name with all that it is about in its type arguments. */
  function writeTop(type: ts.Type, room: number, isDeclared = false): string {
    if (summaries.find(type)) {
      return writeType(type, room);
    }
    if (isReference(type) && !isList(type) && (isDeclared || !type.aliasSymbol)) {
      const args = argumentsOf(type).map((arg) => writeType(arg, room));
      return writeReference(type.symbol, args);
    }
    return isDeclared || type.isIntersection() ? writeStructure(type, room) : writeType(type, room);
  }

  /** @param room - how many braces may still be opened inside each other */
  function writeType(type: ts.Type, room: number): string {
    if (room <= -1) {
      return cut();
    }
    const known = written.get(type)?.get(room) ?? writeAnew(type, room);
    countTypes(known.count);
    isCut ||= known.isCut;
    isOpen ||= known.isOpen;
    return known.text;
  }

  function writeAnew(type: ts.Type, room: number): Written {
    const outer = { count, isCut, isOpen };
    isCut = false;
    isOpen = false;
    countTypes(1);
    const found = summaries.find(type);
    const inner = room - ROOM_WITHOUT_BRACES;
    const text = found ? writeSummary(found, inner) : writeNameOrStructure(type, inner);
    const anew: Written = { text, count: count - outer.count, isCut, isOpen };
    ({ count, isCut, isOpen } = outer);
    const depths = written.get(type) ?? new Map<number, Written>();
    written.set(type, depths.set(room, anew));
    return anew;
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

  /** A name stays where it says more than what it stands for. */
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
    isOpen ||= Boolean(type.flags & ts.TypeFlags.Instantiable);
    return checker.typeToString(type);
  }

  function writeUnion(types: ts.Type[], room: number): string {
    const isBoolean = ({ flags }: ts.Type) => Boolean(flags & ts.TypeFlags.BooleanLiteral);
    const isWhole = types.filter(isBoolean).length === 2;
    const members = types.filter((type) => !(type.flags & EMPTY) && !(isWhole && isBoolean(type)));
    return alternatives(
      [
        ...members.map((member) => {
          const text = writeType(member, room);
          return types.length > 1 && isFunction(text) ? `(${text})` : text;
        }),
        ...(isWhole ? ['boolean'] : []),
        ...types.filter(({ flags }) => flags & EMPTY).map((type) => writeType(type, room)),
      ],
      '|',
    );
  }

  /** In `A & { … }`, what the summary of A shows is not shown again. Plain objects become one. */
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
    return alternatives(
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
    return signature && (properties.length === 0 || isGeneric(signature))
      ? writeSignature(signature, room, ' => ')
      : writeMembers(type, properties, room);
  }

  function writeReference({ name }: ts.Symbol, args: string[]): string {
    return args.length > 0 ? `${name}<${args.join(', ')}>` : name;
  }

  /** Of what is itself a detail, the name is enough. */
  function writeArgument(type: ts.Type, room: number): string {
    const members = type.isIntersection() ? type.types : [type];
    const label = members.map((member) => summaries.find(member)?.label).find(Boolean);
    if (label) {
      return label;
    }
    return room > 0 ? writeType(type, room) : cut();
  }

  /** Without the arguments that an outer function or class brings with it. */
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

  /** `?: number`: that a thing may be left out says that it may be undefined. */
  function writeValue(
    type: ts.Type,
    room: number,
    mayBeMissing = false,
    isKnownOnly = false,
  ): string {
    const isLonger = mayBeMissing && type.isUnion() && !type.aliasSymbol;
    const types = isLonger
      ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
      : [];
    const write = () => (types.length > 0 ? writeUnion(types, room) : writeType(type, room));
    const value = isKnownOnly ? knownOnly(write) : write();
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
    return `(${params})${arrow}${isGeneric(signature) ? knownOnly(write) : write()}`;
  }

  function writeParameters(signature: ts.Signature, room: number): string[] {
    return signature
      .getParameters()
      .flatMap((param) => writeParameter(param, room, isGeneric(signature)));
  }

  /** Nothing, where some of it is not known. */
  function knownOnly(write: () => string): string {
    const outer = isOpen;
    isOpen = false;
    const text = write();
    const isKnown = !isOpen;
    isOpen = outer;
    return isKnown ? text : '…';
  }

  /** `...args: [input: string]` is how compilers write `input: string`. */
  function writeParameter(param: ts.Symbol, room: number, isGeneric: boolean): string[] {
    const declaration = param.valueDeclaration;
    const isParameter = declaration && ts.isParameter(declaration);
    const isRest = Boolean(isParameter && declaration.dotDotDotToken);
    const type = checker.getTypeOfSymbol(param);
    if (isRest && checker.isTupleType(type)) {
      const { target } = type as ts.TupleTypeReference;
      return argumentsOf(type as ts.TypeReference).map((item, index) => {
        const label = target.labeledElementDeclarations?.[index]?.name.getText();
        const mayBeMissing = Boolean(target.elementFlags[index]! & ts.ElementFlags.Optional);
        return `${label ?? `${param.name}_${index}`}${writeValue(item, room, mayBeMissing, isGeneric)}`;
      });
    }
    const mayBeMissing =
      isOptional(param) || Boolean(isParameter && checker.isOptionalParameter(declaration));
    // A destructured parameter has no name of its own.
    const name = param.name.startsWith('__') ? 'options' : param.name;
    return [`${isRest ? '...' : ''}${name}${writeValue(type, room, mayBeMissing, isGeneric)}`];
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
      isOpen ||= !result;
      return `(${write(room).join(', ')}) => ${result ? writeType(result, room) : 'unknown'}`;
    }
    if (whole) {
      return summaries.saysNothing(whole) ? '' : writeType(whole, room);
    }
    if (fields.length === 0) {
      return '';
    }
    return braces(room > 0 ? write(room - 1) : [cut()]);
  }

  /** Writes as deep as there is room for, and no deeper than there is something to write. */
  function fitting(write: (room: number) => string): string | undefined {
    const [outside, ...depths] = DEPTHS;
    let fits = attempt(() => write(outside!));
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

/** Members that their authors call internal, or no longer recommend. */
function isInternal(symbol: ts.Symbol) {
  return symbol.getJsDocTags().some(({ name }) => name === 'internal' || name === 'deprecated');
}

function isOptional(symbol: ts.Symbol) {
  return Boolean(symbol.flags & ts.SymbolFlags.Optional);
}

function signaturesOf(type: ts.Type) {
  return [...type.getCallSignatures(), ...type.getConstructSignatures()];
}

/** A function some of whose types are not known before it is called. */
function isGeneric(signature: ts.Signature) {
  return Boolean(signature.getTypeParameters()?.length);
}

/** `{ a; b; }` */
function braces(members: string[]) {
  return `{ ${members.map((member) => `${member}; `).join('')}}`;
}

/** `a | b`, each once */
function alternatives(items: string[], sign: '|' | '&') {
  return [...new Set(items)].join(` ${sign} `);
}

/** Tells whether a type is a function, e.g. `(input: string) => number`. */
function isFunction(text: string) {
  let depth = 0;
  return Array.from(text.matchAll(/ => |[{<([\])>}]/g)).some(([sign]) => {
    depth += sign === ' => ' ? 0 : /[{<([]/.test(sign) ? 1 : -1;
    return depth === 0 && sign === ' => ';
  });
}
