import ts from 'typescript';
import { parseSummary, type Summaries, type Summary } from '../page/summary';

/** The summary of a type, with its paths resolved to types. */
export type FoundSummary = {
  label: string;
  /** The type to show instead. */
  whole?: ts.Type;
  /** Without uninformative types. */
  fields: { name: string; type: ts.Type }[];
  isCall: boolean;
  /** `undefined` if the return type is unknown. */
  result?: ts.Type;
};

export type TypeSummaries = {
  /** Tells whether a type with this name may have a summary. */
  has: (name: string) => boolean;
  find: (type: ts.Type) => FoundSummary | undefined;
  /** Tells whether summaries omit a type: it is empty, unknown, or a marker. */
  isUninformative: (type: ts.Type) => boolean;
};

/** A class, interface or alias; `args` are the type arguments by the names of the parameters. */
type NamedType = { symbol: ts.Symbol; args: Map<string, ts.Type | undefined> };

/** Markers are unique symbols: `typeof unset`. */
const UNINFORMATIVE =
  ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Undefined | ts.TypeFlags.UniqueESSymbol;

/** Finds the site's summaries of a program's types. */
export function createTypeSummaries(checker: ts.TypeChecker, summaries: Summaries): TypeSummaries {
  const parsed = Object.entries(summaries).flatMap(([packageName, types]) =>
    Object.entries(types).map(([name, texts]) => ({
      name,
      folder: `/node_modules/${packageName}/`,
      all: [texts].flat().map(parseSummary),
    })),
  );
  const names = new Set(parsed.map(({ name }) => name));

  return {
    has: (name) => names.has(name),
    find(type) {
      for (const named of namesOf(type)) {
        const summary = summaryOf(named);
        if (summary && !isEmpty(summary)) {
          return fill(summary, named);
        }
      }
      return undefined;
    },
    isUninformative,
  };

  /** The alias of a type, and its class or interface, if they may have a summary. */
  function namesOf(type: ts.Type): NamedType[] {
    const { aliasSymbol, aliasTypeArguments = [], symbol } = type;
    const found: NamedType[] = [];
    if (aliasSymbol && names.has(aliasSymbol.name)) {
      const alias = aliasSymbol.declarations?.find(ts.isTypeAliasDeclaration);
      const params = alias?.typeParameters?.map(({ name }) => name.text) ?? [];
      found.push({ symbol: aliasSymbol, args: pair(params, aliasTypeArguments) });
    }
    if (isReference(type) && symbol && names.has(symbol.name)) {
      const params = type.target?.typeParameters?.map((param) => param.symbol.name) ?? [];
      found.push({ symbol, args: pair(params, checker.getTypeArguments(type)) });
    }
    return found;
  }

  /** The first summary whose paths begin with existing type parameters, which differ between docs versions. */
  function summaryOf({ symbol, args }: NamedType) {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    return parsed
      .find(({ name, folder }) => name === symbol.name && file.includes(folder))
      ?.all.find(({ type, fields, result }) =>
        [type, result, ...fields.map(({ path }) => path)].every(
          (path) => !path || args.has(path[0]!),
        ),
      );
  }

  function fill({ label, type, fields, result }: Summary, { args }: NamedType): FoundSummary {
    const follow = ([first, ...rest]: string[]) =>
      rest.reduce((from: ts.Type | undefined, name) => {
        // Of a type parameter, only the constraint is known.
        const isKnown = from && !(from.flags & ts.TypeFlags.Instantiable);
        const property = isKnown && checker.getPropertyOfType(from, name);
        return property ? checker.getTypeOfSymbol(property) : undefined;
      }, args.get(first!));
    return {
      label,
      whole: type && follow(type),
      fields: fields.flatMap(({ name, path }) => {
        const field = follow(path);
        return field && !isUninformative(field) ? [{ name, type: field }] : [];
      }),
      isCall: Boolean(result),
      result: result && follow(result),
    };
  }

  function isUninformative(type: ts.Type) {
    const isEmptyObject =
      type.flags & ts.TypeFlags.Object &&
      checker.getPropertiesOfType(type).length === 0 &&
      type.getCallSignatures().length === 0 &&
      checker.getIndexInfosOfType(type).length === 0;
    return Boolean(type.flags & UNINFORMATIVE || isEmptyObject);
  }
}

/** Tells whether a type is a class or an interface. */
export function isReference(type: ts.Type): type is ts.TypeReference {
  const { objectFlags = 0 } = type as ts.ObjectType;
  const isNamed = objectFlags & (ts.ObjectFlags.Reference | ts.ObjectFlags.ClassOrInterface);
  return Boolean(type.flags & ts.TypeFlags.Object && isNamed);
}

/** The summary `''`: show the type's members instead of its name. */
function isEmpty({ label, type, fields, result }: Summary) {
  return !label && !type && !result && fields.length === 0;
}

function pair(params: readonly string[], args: readonly ts.Type[]) {
  return new Map(params.map((name, index) => [name, args[index]]));
}
