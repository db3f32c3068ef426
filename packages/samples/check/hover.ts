import ts from 'typescript';
import type { Summaries } from '../page/summary';
import { memoize } from './memoize';
import { readParts, type Part } from './parts';
import { createTypeSummaries } from './type-summaries';
import { createTypeWriter, type Arrow } from './type-writer';

/** A name's kind and type as tokens, and its doc comment. */
export type Hover = { parts: readonly Part[]; documentation: string };

/** Describes a name of a program; `undefined` if it has no type. */
export type Describe = (node: ts.Identifier) => Hover | undefined;

/** `...` or `... 4 more ...` in a type that TypeScript truncated, but not a rest parameter: `...args`. */
const TRUNCATED = /\.\.\.(?![\w$[{])/;

/** Like editors, but without an enclosing declaration, for which TypeScript would search names in scope. */
const FORMAT =
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteTypeArgumentsOfSignature;

const { SymbolFlags } = ts;
/** A module symbol with one of these flags is described as a value. */
const NOT_ONLY_MODULE =
  SymbolFlags.Variable | SymbolFlags.Function | SymbolFlags.Class | SymbolFlags.Enum;

const TYPE_KINDS = [
  [SymbolFlags.TypeAlias, 'type'],
  [SymbolFlags.Class, 'class'],
  [SymbolFlags.Enum, 'enum'],
  [SymbolFlags.Interface, 'interface'],
] as const;

const MEMBER_KINDS = [
  [SymbolFlags.Method, 'method'],
  // `Signature` is an index signature.
  [SymbolFlags.Property | SymbolFlags.Accessor | SymbolFlags.Signature, 'property'],
  [SymbolFlags.EnumMember, 'enum member'],
] as const;

/** Like `createDescribe` for changing programs: caches the function of the last program. */
export function createProgramDescriber(summaries: Summaries): (program: ts.Program) => Describe {
  let last: { program: ts.Program; describe: Describe } | undefined;
  return (program) => {
    if (last?.program !== program) {
      last = { program, describe: createDescribe(program.getTypeChecker(), summaries) };
    }
    return last.describe;
  };
}

/**
 * Creates a function that describes names as editors do, but writes types that TypeScript would truncate, or that
 * have summaries, by its own type writer.
 */
export function createDescribe(checker: ts.TypeChecker, summaries: Summaries): Describe {
  const types = createTypeSummaries(checker, summaries);
  const writer = createTypeWriter(checker, types);
  const writeType = memoize((type: ts.Type) => writeUncached(type, false));

  return (node) => {
    const symbol = symbolAt(checker, node);
    if (symbol && checker.isUndefinedSymbol(symbol)) {
      return undefined;
    }
    if (!symbol) {
      const type = checker.getTypeAtLocation(node);
      const hasType = !(type.flags & ts.TypeFlags.Any);
      return hasType ? { parts: readParts(writeType(type)), documentation: '' } : undefined;
    }
    const call = callOf(node);
    const signature = call && checker.getResolvedSignature(call);
    const callComment = signature?.getDocumentationComment(checker) ?? [];
    const comment = callComment.length > 0 ? callComment : commentOn(symbol);
    const text = isTypeName(node, symbol)
      ? describeType(symbol, node.text)
      : describeValue(symbol, node, signature);
    return { parts: readParts(text), documentation: ts.displayPartsToString(comment).trim() };
  };

  /** A name of `const { status } = response` has the comment of the property. */
  function commentOn(symbol: ts.Symbol) {
    const [declaration] = symbol.declarations ?? [];
    const property =
      declaration &&
      ts.isBindingElement(declaration) &&
      checker.getTypeAtLocation(declaration.parent).getProperty(symbol.name);
    return (property || symbol).getDocumentationComment(checker);
  }

  function describeType(symbol: ts.Symbol, shown: string): string {
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    if (!alias) {
      return typePrefix(symbol, shown);
    }
    // A generic alias has no concrete type: show its source.
    const type = alias.typeParameters
      ? alias.type.getText()
      : writeUncached(checker.getDeclaredTypeOfSymbol(symbol), true);
    return `${typePrefix(symbol, shown)} = ${type}`;
  }

  function describeValue(symbol: ts.Symbol, node: ts.Identifier, called?: ts.Signature): string {
    const { flags } = symbol;
    const isNew = Boolean(called) && ts.isNewExpression(node.parent);
    const isFunction = Boolean(flags & (SymbolFlags.Function | SymbolFlags.Method));
    const isModule = flags & SymbolFlags.Module && !(flags & NOT_ONLY_MODULE);
    if (isModule || (flags & (SymbolFlags.Class | SymbolFlags.Enum) && !isNew)) {
      return typePrefix(symbol, node.text);
    }
    const prefix = isNew ? `new ${node.text}` : valuePrefix(symbol, node.text);
    const type = checker.getTypeOfSymbolAtLocation(symbol, node);
    const all = isNew ? type.getConstructSignatures() : type.getCallSignatures();
    const signature = called ?? (isFunction ? all[0] : undefined);
    if (!signature) {
      return `${prefix}: ${writeType(type)}`;
    }
    const more = all.length > 1 ? ` (+${all.length - 1} overload${all.length > 2 ? 's' : ''})` : '';
    return isNew || isFunction
      ? `${prefix}${writeSignature(signature, ': ')}${more}`
      : `${prefix}: ${writeSignature(signature, ' => ')}${more}`;
  }

  /** @param expandsAlias - whether to write the type behind an alias */
  function writeUncached(type: ts.Type, expandsAlias: boolean): string {
    const flags = expandsAlias ? FORMAT | ts.TypeFormatFlags.InTypeAlias : FORMAT;
    const text = checker.typeToString(type, undefined, flags);
    return isComplete(text) ? text : (writer.type(type, expandsAlias) ?? text);
  }

  function writeSignature(signature: ts.Signature, arrow: Arrow): string {
    const flags = arrow === ': ' ? FORMAT : FORMAT | ts.TypeFormatFlags.WriteArrowStyleSignature;
    const text = checker.signatureToString(signature, undefined, flags);
    if (isComplete(text)) {
      return text;
    }
    const source = signatureSource(signature, arrow);
    return source && isComplete(source) ? source : (writer.signature(signature, arrow) ?? text);
  }

  /** Tells whether a type is not truncated, and mentions no type with a summary. */
  function isComplete(text: string) {
    return !TRUNCATED.test(text) && !text.match(/[\w$]+/g)?.some(types.has);
  }
}

/** Tells whether a name is used as a type; a value may have the same name. */
function isTypeName(node: ts.Identifier, { flags }: ts.Symbol) {
  const { parent } = node;
  const isInType =
    ts.isPartOfTypeNode(node) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent);
  const isType =
    flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface | SymbolFlags.TypeParameter);
  return isType && (isInType || !(flags & SymbolFlags.Value));
}

/** The source of a generic signature: before a call, its types are not known. */
function signatureSource(signature: ts.Signature, arrow: Arrow): string | undefined {
  const { typeParameters, parameters = [], type } = signature.declaration ?? {};
  return signature.getTypeParameters() && typeParameters && type
    ? `<${sourceOf(typeParameters)}>(${sourceOf(parameters)})${arrow}${type.getText()}`
    : undefined;
}

function sourceOf(nodes: readonly ts.Node[]) {
  return nodes.map((node) => node.getText()).join(', ');
}

/** `class Box<T>`, `(type parameter) T extends object` */
function typePrefix({ flags, name, declarations = [] }: ts.Symbol, shown: string): string {
  const [parameter] = declarations.filter(ts.isTypeParameterDeclaration);
  if (parameter) {
    return `(type parameter) ${parameter.getText()}`;
  }
  const kind = TYPE_KINDS.find(([flag]) => flags & flag)?.[1];
  if (!kind) {
    return name.startsWith('"') ? `import ${shown}` : `namespace ${shown}`;
  }
  const generic = declarations.find(
    (it): it is ts.ClassDeclaration => 'typeParameters' in it && Boolean(it.typeParameters),
  );
  return generic ? `${kind} ${shown}<${sourceOf(generic.typeParameters!)}>` : `${kind} ${shown}`;
}

/** `const name`, `(parameter) name`, `(property) Owner.name` */
function valuePrefix({ flags, declarations = [] }: ts.Symbol, shown: string): string {
  const [declaration] = declarations;
  const member = MEMBER_KINDS.find(([flag]) => flags & flag)?.[1];
  if (!member) {
    return `${flags & SymbolFlags.Function ? 'function' : kindOfVariable(declaration)} ${shown}`;
  }
  const owners = new Set(declarations.map(({ parent }) => ownerOf(parent)));
  const [owner] = owners.size === 1 ? owners : [];
  const mark = flags & SymbolFlags.Optional ? '?' : '';
  return `(${member}) ${owner ? `${owner}.` : ''}${shown}${mark}`;
}

/** The name of a class, interface or enum. */
function ownerOf(node: ts.Node) {
  const isNamed =
    ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node);
  return isNamed ? node.name?.text : undefined;
}

function kindOfVariable(declaration: ts.Declaration | undefined) {
  const outer =
    declaration && ts.isBindingElement(declaration)
      ? ts.walkUpBindingElementsAndPatterns(declaration)
      : declaration;
  if (!outer || ts.isParameter(outer)) {
    return outer ? '(parameter)' : 'var';
  }
  if (ts.isCatchClause(outer.parent)) {
    return '(local var)';
  }
  const flags = ts.getCombinedNodeFlags(outer);
  return flags & ts.NodeFlags.Const ? 'const' : flags & ts.NodeFlags.Let ? 'let' : 'var';
}

/** The symbol of a name. For `router` of `{ router: appRouter }` it is the expected property, as in editors. */
function symbolAt(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  const isMember =
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isJsxAttribute(parent);
  if (isMember && parent.name === node) {
    const whole = parent.parent;
    const isValue = ts.isObjectLiteralExpression(whole) || ts.isJsxAttributes(whole);
    const type = isValue && checker.getContextualType(whole);
    const expected = type && checker.getNonNullableType(type).getProperty(node.text);
    if (expected) {
      return expected;
    }
  }
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The call whose callee ends with a name: `client.query()` for `query`. */
function callOf(node: ts.Identifier) {
  const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  const callee = isMember ? node.parent : node;
  const call = callee.parent;
  const isCall = ts.isCallExpression(call) || ts.isNewExpression(call);
  return isCall && call.expression === callee ? call : undefined;
}
