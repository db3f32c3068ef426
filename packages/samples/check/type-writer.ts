import ts from 'typescript';
import {
  alternatives,
  braces,
  DOTS,
  keyword,
  list,
  parentheses,
  punctuation,
  SPACE,
  textOf,
  type Part,
} from './parts';
import { isReference, type FoundSummary, type TypeSummaries } from './type-summaries';

/**
 * Writes what readers think in: aliases resolved, internal members left out, classes summarised.
 * What is too large even where only its outside is written is `undefined`.
 */
export type TypeWriter = {
  /** `{ id: number }`; of an alias, what it stands for. */
  type: (type: ts.Type, isDeclared?: boolean) => Part[] | undefined;
  /** `(input: { id: number }): Promise<string>` */
  signature: (signature: ts.Signature, arrow: Arrow) => Part[] | undefined;
};

export type Arrow = ': ' | ' => ';

/** A type as text, of how many types it is made, and whether some of it had no room. */
type Written = { parts: Part[]; count: number; isCut: boolean };

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

const NOT_KNOWN: Part = { text: 'unknown', kind: 'typeParameterName' };

const EMPTY = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** Starts to write the types of a program. */
export function createTypeWriter(checker: ts.TypeChecker, summaries: TypeSummaries): TypeWriter {
  const written = new Map<ts.Type, Map<number, Written>>();
  let count = 0;
  let isCut = false;

  return {
    type: (type, isDeclared = false) => fitting((room) => writeTop(type, room, isDeclared)),
    signature: (signature, arrow) => fitting((room) => writeCall(signature, room, arrow)),
  };

  /** What is asked for may have a name with all that it is about in its type arguments. */
  function writeTop(type: ts.Type, room: number, isDeclared = false): Part[] {
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
  function writeType(type: ts.Type, room: number): Part[] {
    if (room <= -1) {
      return [cut()];
    }
    const known = written.get(type)?.get(room) ?? writeAnew(type, room);
    countTypes(known.count);
    isCut ||= known.isCut;
    return known.parts;
  }

  function writeAnew(type: ts.Type, room: number): Written {
    const outer = { count, isCut };
    isCut = false;
    countTypes(1);
    const found = summaries.find(type);
    const inner = room - ROOM_WITHOUT_BRACES;
    const parts = found ? writeSummary(found, inner) : writeNameOrStructure(type, inner);
    const anew: Written = { parts, count: count - outer.count, isCut };
    ({ count, isCut } = outer);
    const depths = written.get(type) ?? new Map<number, Written>();
    written.set(type, depths.set(room, anew));
    return anew;
  }

  function cut(): Part {
    isCut = true;
    return DOTS;
  }

  function countTypes(more: number) {
    count += more;
    if (count > MAX_TYPES) {
      throw new TooLarge();
    }
  }

  /** A name stays where it says more than what it stands for. */
  function writeNameOrStructure(type: ts.Type, room: number): Part[] {
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

  function writeStructure(type: ts.Type, room: number): Part[] {
    if (type.isUnion()) {
      return writeUnion(type.types, room);
    }
    if (type.isIntersection()) {
      return writeIntersection(type, room);
    }
    if (type.flags & ts.TypeFlags.UniqueESSymbol) {
      return writeTypeof(type.symbol);
    }
    return type.flags & ts.TypeFlags.Object
      ? writeObject(type as ts.ObjectType, room)
      : [{ text: checker.typeToString(type), kind: kindOf(type) }];
  }

  function writeUnion(types: ts.Type[], room: number): Part[] {
    const isBoolean = ({ flags }: ts.Type) => Boolean(flags & ts.TypeFlags.BooleanLiteral);
    const isWhole = types.filter(isBoolean).length === 2;
    const members = types.filter((type) => !(type.flags & EMPTY) && !(isWhole && isBoolean(type)));
    return alternatives(
      [
        ...members.map((member) => {
          const parts = writeType(member, room);
          return types.length > 1 && isFunction(parts) ? parentheses([parts]) : parts;
        }),
        ...(isWhole ? [[keyword('boolean')]] : []),
        ...types.filter(({ flags }) => flags & EMPTY).map((type) => writeType(type, room)),
      ],
      '|',
    );
  }

  /** In `A & { … }`, what the summary of A shows is not shown again. Plain objects become one. */
  function writeIntersection(type: ts.IntersectionType, room: number): Part[] {
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

  function writeObject(type: ts.ObjectType, room: number): Part[] {
    if (checker.isArrayType(type)) {
      const [element] = argumentsOf(type as ts.TypeReference) as [ts.Type];
      const parts = writeType(element, room);
      const isSimple =
        parts.length === 1 || (!element.isUnionOrIntersection() && !isFunction(parts));
      return [...(isSimple ? parts : parentheses([parts])), punctuation('[]')];
    }
    if (checker.isTupleType(type)) {
      const items = argumentsOf(type as ts.TypeReference).map((item) => writeType(item, room));
      return [punctuation('['), ...list(items), punctuation(']')];
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
    return signature && (properties.length === 0 || isOpen(signature))
      ? writeSignature(signature, room, ' => ')
      : writeMembers(type, properties, room);
  }

  function writeReference({ name }: ts.Symbol, args: Part[][]): Part[] {
    const parts: Part[] = [{ text: name, kind: 'className' }];
    return args.length > 0 ? [...parts, punctuation('<'), ...list(args), punctuation('>')] : parts;
  }

  /** Of what is itself a detail, the name is enough. */
  function writeArgument(type: ts.Type, room: number): Part[] {
    const members = type.isIntersection() ? type.types : [type];
    const label = members.map((member) => summaries.find(member)?.label).find(Boolean);
    if (label) {
      return [keyword(label)];
    }
    return room > 0 ? writeType(type, room) : [cut()];
  }

  /** Without the arguments that an outer function or class brings with it. */
  function argumentsOf(type: ts.TypeReference) {
    const { outerTypeParameters, typeParameters } = type.target ?? {};
    return checker
      .getTypeArguments(type)
      .slice(outerTypeParameters?.length ?? 0, typeParameters?.length);
  }

  function writeMembers(type: ts.Type, properties: ts.Symbol[], room: number): Part[] {
    const shown = properties.filter((property) => !isInternal(property));
    const signatures = signaturesOf(type).slice(0, 1);
    const indexes = checker.getIndexInfosOfType(type);
    if (room <= 0 && shown.length + signatures.length + indexes.length > 0) {
      return braces([[cut()]]);
    }
    const members = [
      ...signatures.map((signature) => () => writeSignature(signature, room - 1, ': ')),
      ...indexes.map((index) => () => writeIndex(index, room - 1)),
      ...shown.map((property) => () => writeProperty(property, room - 1)),
    ];
    const first = members.slice(0, MAX_MEMBERS).map((write) => write());
    const more = members.length - first.length;
    return braces(more > 0 ? [...first, [{ text: `… ${more} more`, kind: 'text' }]] : first);
  }

  function writeIndex({ keyType, type }: ts.IndexInfo, room: number): Part[] {
    const key = writeType(keyType, room);
    return [punctuation('['), ...key, punctuation(']'), ...writeValue(type, room)];
  }

  function writeProperty(property: ts.Symbol, room: number): Part[] {
    const isWord = /^[\w$]+$/.test(property.name);
    const name = isWord ? property.name : `'${property.name}'`;
    return [
      { text: name, kind: isWord ? 'propertyName' : 'stringLiteral' },
      ...writeValue(checker.getTypeOfSymbol(property), room, isOptional(property)),
    ];
  }

  /** `?: number`: that a thing may be left out says that it may be undefined. */
  function writeValue(type: ts.Type, room: number, mayBeMissing = false): Part[] {
    const isLonger = mayBeMissing && type.isUnion() && !type.aliasSymbol;
    const types = isLonger
      ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
      : [];
    return [
      punctuation(mayBeMissing ? '?:' : ':'),
      SPACE,
      ...(types.length > 0 ? writeUnion(types, room) : writeType(type, room)),
    ];
  }

  function writeCall(signature: ts.Signature, room: number, arrow: Arrow): Part[] {
    const { parameterName, type } = checker.getTypePredicateOfSignature(signature) ?? {};
    const guard = parameterName && type && { text: `${parameterName} is `, kind: 'text' };
    return [
      ...parentheses(writeParameters(signature, Math.min(room, PARAMETER_DEPTH))),
      punctuation(arrow),
      ...(guard ? [guard, ...writeType(type, room)] : writeTop(signature.getReturnType(), room)),
    ];
  }

  function writeSignature(signature: ts.Signature, room: number, arrow: Arrow): Part[] {
    const result = writeType(signature.getReturnType(), room);
    return [
      ...parentheses(writeParameters(signature, room)),
      punctuation(arrow),
      ...(isOpen(signature) ? knownOnly(result) : result),
    ];
  }

  function writeParameters(signature: ts.Signature, room: number): Part[][] {
    const params = signature.getParameters().flatMap((param) => writeParameter(param, room));
    return isOpen(signature)
      ? params.map(([name, sign, space, ...type]) => [name!, sign!, space!, ...knownOnly(type)])
      : params;
  }

  /** `...args: [input: string]` is how compilers write `input: string`. */
  function writeParameter(param: ts.Symbol, room: number): Part[][] {
    const declaration = param.valueDeclaration;
    const isParameter = declaration && ts.isParameter(declaration);
    const isRest = Boolean(isParameter && declaration.dotDotDotToken);
    const type = checker.getTypeOfSymbol(param);
    if (isRest && checker.isTupleType(type)) {
      const { target } = type as ts.TupleTypeReference;
      return argumentsOf(type as ts.TypeReference).map((item, index) => {
        const label = target.labeledElementDeclarations?.[index]?.name.getText();
        const mayBeMissing = Boolean(target.elementFlags[index]! & ts.ElementFlags.Optional);
        return [
          { text: label ?? `${param.name}_${index}`, kind: 'parameterName' },
          ...writeValue(item, room, mayBeMissing),
        ];
      });
    }
    const mayBeMissing =
      isOptional(param) || Boolean(isParameter && checker.isOptionalParameter(declaration));
    // A destructured parameter has no name of its own.
    const name = param.name.startsWith('__') ? 'options' : param.name;
    return [
      [
        { text: isRest ? `...${name}` : name, kind: 'parameterName' },
        ...writeValue(type, room, mayBeMissing),
      ],
    ];
  }

  function writeSummary(found: FoundSummary, room: number): Part[] {
    const name = found.label ? [keyword(found.label)] : [];
    const shape = writeShape(found, room);
    if (name.length === 0 || shape.length === 0) {
      return name.length + shape.length > 0 ? [...name, ...shape] : braces([]);
    }
    const opens = /^[{(]$/.test(shape[0]!.text);
    return opens
      ? [...name, SPACE, ...shape]
      : [...name, punctuation('<'), ...shape, punctuation('>')];
  }

  function writeShape({ whole, fields, isCall, result }: FoundSummary, room: number): Part[] {
    const write = (kind: string, depth: number) =>
      fields.map(({ name, type }) => [{ text: name, kind }, ...writeValue(type, depth)]);
    if (isCall) {
      const given = result ? writeType(result, room) : [NOT_KNOWN];
      return [...parentheses(write('parameterName', room)), punctuation(' => '), ...given];
    }
    if (whole) {
      return summaries.saysNothing(whole) ? [] : writeType(whole, room);
    }
    if (fields.length === 0) {
      return [];
    }
    return braces(room > 0 ? write('propertyName', room - 1) : [[cut()]]);
  }

  /** Writes as deep as there is room for, and no deeper than there is something to write. */
  function fitting(write: (room: number) => Part[]): Part[] | undefined {
    const [outside, ...depths] = DEPTHS;
    let fits = attempt(() => write(outside!));
    for (const room of depths) {
      const longer = fits && isCut ? attempt(() => write(room)) : undefined;
      if (!longer || textOf(longer).length > MAX_LENGTH) {
        break;
      }
      fits = longer;
    }
    return fits;
  }

  function attempt(write: () => Part[]): Part[] | undefined {
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

function writeTypeof({ name }: ts.Symbol): Part[] {
  return [keyword('typeof'), SPACE, { text: name, kind: 'className' }];
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
function isOpen(signature: ts.Signature) {
  return Boolean(signature.getTypeParameters()?.length);
}

/** Nothing, where some of it is not known. */
function knownOnly(parts: Part[]): Part[] {
  return parts.some(({ kind }) => kind === 'typeParameterName') ? [DOTS] : parts;
}

function kindOf({ flags }: ts.Type) {
  if (flags & ts.TypeFlags.StringLiteral) {
    return 'stringLiteral';
  }
  if (flags & (ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral)) {
    return 'numericLiteral';
  }
  return flags & ts.TypeFlags.Instantiable ? 'typeParameterName' : 'text';
}

/** Tells whether parts are a function, e.g. `(input: string) => number`. */
function isFunction(parts: readonly Part[]) {
  let depth = 0;
  return parts.some(({ text }) => {
    depth += /^[{<(]$/.test(text) ? 1 : /^[}>)]$/.test(text) ? -1 : 0;
    return depth === 0 && text === ' => ';
  });
}
