import ts from 'typescript';
import type { Summaries } from '../page/summary';
import { readParts, type Part } from './parts';
import { createTypeSummaries } from './type-summaries';
import { createTypeWriter, type Arrow } from './type-writer';

/** What is said of a name: what it is, with its type, and what its author says of it. */
export type Hover = { parts: Part[]; documentation: string };

/** Describes names of a program in the words of readers; `undefined` where there is nothing to say. */
export type Describe = (node: ts.Identifier) => Hover | undefined;

/** TypeScript leaves out `...`, `... 4 more ...`; a rest parameter has a name after its dots. */
const LEFT_OUT = /\.\.\.(?![\w$[{])/;

/** As editors write types, but without the place, for which TypeScript searches all names that reach it. */
const FORMAT =
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteTypeArgumentsOfSignature;

const { SymbolFlags } = ts;
const NO_MODULE =
  SymbolFlags.Variable | SymbolFlags.Function | SymbolFlags.Class | SymbolFlags.Enum;

const DECLARED = [
  [SymbolFlags.TypeAlias, 'type'],
  [SymbolFlags.Class, 'class'],
  [SymbolFlags.Enum, 'enum'],
  [SymbolFlags.Interface, 'interface'],
] as const;

const MEMBERS = [
  [SymbolFlags.Method, 'method'],
  // An index signature is one, too.
  [SymbolFlags.Property | SymbolFlags.Accessor | SymbolFlags.Signature, 'property'],
  [SymbolFlags.EnumMember, 'enum member'],
] as const;

/**
 * Starts to describe the names of programs, one after the other.
 *
 * @returns how those of a program are described; what was worked out for it is forgotten with the next
 */
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
 * Starts to describe the names of a program: as TypeScript does, but for types that it would cut, or that
 * the site summarises.
 */
export function createDescribe(checker: ts.TypeChecker, summaries: Summaries): Describe {
  const types = createTypeSummaries(checker, summaries);
  const writer = createTypeWriter(checker, types);

  return (node) => {
    const symbol = symbolAt(checker, node);
    if (symbol && checker.isUndefinedSymbol(symbol)) {
      return undefined;
    }
    if (!symbol) {
      const type = checker.getTypeAtLocation(node);
      const isKnown = !(type.flags & ts.TypeFlags.Any);
      return isKnown ? { parts: readParts(ofType(type)), documentation: '' } : undefined;
    }
    const call = callOf(node);
    const signature = call && checker.getResolvedSignature(call);
    const ofCall = signature?.getDocumentationComment(checker) ?? [];
    const comment = ofCall.length > 0 ? ofCall : commentOn(symbol);
    const text = isOfTypes(node, symbol)
      ? ofTypeName(symbol, node.text)
      : ofValue(symbol, node, signature);
    return { parts: readParts(text), documentation: ts.displayPartsToString(comment).trim() };
  };

  /** What `const { status } = response` takes is what the property is. */
  function commentOn(symbol: ts.Symbol) {
    const [declaration] = symbol.declarations ?? [];
    const property =
      declaration &&
      ts.isBindingElement(declaration) &&
      checker.getTypeAtLocation(declaration.parent).getProperty(symbol.name);
    return (property || symbol).getDocumentationComment(checker);
  }

  function ofTypeName(symbol: ts.Symbol, shown: string): string {
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    if (!alias) {
      return declared(symbol, shown);
    }
    // What a generic type comes to is not known: it is shown as its author wrote it.
    const type = alias.typeParameters
      ? alias.type.getText()
      : ofType(checker.getDeclaredTypeOfSymbol(symbol), true);
    return `${declared(symbol, shown)} = ${type}`;
  }

  function ofValue(symbol: ts.Symbol, node: ts.Identifier, called?: ts.Signature): string {
    const { flags } = symbol;
    const isNew = Boolean(called) && ts.isNewExpression(node.parent);
    const isFunction = Boolean(flags & (SymbolFlags.Function | SymbolFlags.Method));
    const isModule = flags & SymbolFlags.Module && !(flags & NO_MODULE);
    if (isModule || (flags & (SymbolFlags.Class | SymbolFlags.Enum) && !isNew)) {
      return declared(symbol, node.text);
    }
    const head = isNew ? `new ${node.text}` : headOf(symbol, node.text);
    const type = checker.getTypeOfSymbolAtLocation(symbol, node);
    const all = isNew ? type.getConstructSignatures() : type.getCallSignatures();
    const signature = called ?? (isFunction ? all[0] : undefined);
    if (!signature) {
      return `${head}: ${ofType(type)}`;
    }
    const more = all.length > 1 ? ` (+${all.length - 1} overload${all.length > 2 ? 's' : ''})` : '';
    return isNew || isFunction
      ? `${head}${ofSignature(signature, ': ')}${more}`
      : `${head}: ${ofSignature(signature, ' => ')}${more}`;
  }

  /** @param isDeclared - what the name of the type stands for, in place of the name */
  function ofType(type: ts.Type, isDeclared = false): string {
    const flags = isDeclared ? FORMAT | ts.TypeFormatFlags.InTypeAlias : FORMAT;
    const text = checker.typeToString(type, undefined, flags);
    return isWhole(text) ? text : (writer.type(type, isDeclared) ?? text);
  }

  function ofSignature(signature: ts.Signature, arrow: Arrow): string {
    const flags = arrow === ': ' ? FORMAT : FORMAT | ts.TypeFormatFlags.WriteArrowStyleSignature;
    const text = checker.signatureToString(signature, undefined, flags);
    if (isWhole(text)) {
      return text;
    }
    const written = signatureAsWritten(signature, arrow);
    return written && isWhole(written) ? written : (writer.signature(signature, arrow) ?? text);
  }

  /** Nothing is left out, and nothing is summarised by the site. */
  function isWhole(text: string) {
    return !LEFT_OUT.test(text) && !text.match(/[\w$]+/g)?.some(types.has);
  }
}

/** Tells whether a name is that of a type, where values may have the same one. */
function isOfTypes(node: ts.Identifier, { flags }: ts.Symbol) {
  const { parent } = node;
  const isAsked =
    ts.isPartOfTypeNode(node) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent);
  const isOne = flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface | SymbolFlags.TypeParameter);
  return isOne && (isAsked || !(flags & SymbolFlags.Value));
}

/** What a generic function takes and gives is not known before it is called. */
function signatureAsWritten(signature: ts.Signature, arrow: Arrow): string | undefined {
  const { typeParameters, parameters = [], type } = signature.declaration ?? {};
  return signature.getTypeParameters() && typeParameters && type
    ? `<${asWritten(typeParameters)}>(${asWritten(parameters)})${arrow}${type.getText()}`
    : undefined;
}

function asWritten(nodes: readonly ts.Node[]) {
  return nodes.map((node) => node.getText()).join(', ');
}

/** `class Box<T>`, `(type parameter) T extends object` */
function declared({ flags, name, declarations = [] }: ts.Symbol, shown: string): string {
  const [parameter] = declarations.filter(ts.isTypeParameterDeclaration);
  if (parameter) {
    return `(type parameter) ${parameter.getText()}`;
  }
  const kind = DECLARED.find(([flag]) => flags & flag)?.[1];
  if (!kind) {
    return name.startsWith('"') ? `import ${shown}` : `namespace ${shown}`;
  }
  const generic = declarations.find(
    (it): it is ts.ClassDeclaration => 'typeParameters' in it && Boolean(it.typeParameters),
  );
  return generic ? `${kind} ${shown}<${asWritten(generic.typeParameters!)}>` : `${kind} ${shown}`;
}

/** `const name`, `(parameter) name`, `(property) Owner.name` */
function headOf({ flags, declarations = [] }: ts.Symbol, shown: string): string {
  const [declaration] = declarations;
  const member = MEMBERS.find(([flag]) => flags & flag)?.[1];
  if (!member) {
    return `${flags & SymbolFlags.Function ? 'function' : kindOfVariable(declaration)} ${shown}`;
  }
  const owners = new Set(declarations.map(({ parent }) => ownerOf(parent)));
  const [owner] = owners.size === 1 ? owners : [];
  const mark = flags & SymbolFlags.Optional ? '?' : '';
  return `(${member}) ${owner ? `${owner}.` : ''}${shown}${mark}`;
}

/** What has a member and a name of its own. */
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

/** In `{ router: appRouter }` and `<Provider client={client}>`, editors speak of what is wanted there. */
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
    const wanted = type && checker.getNonNullableType(type).getProperty(node.text);
    if (wanted) {
      return wanted;
    }
  }
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The call of a name, as in `client.query()`. */
function callOf(node: ts.Identifier) {
  const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  const callee = isMember ? node.parent : node;
  const call = callee.parent;
  const isCall = ts.isCallExpression(call) || ts.isNewExpression(call);
  return isCall && call.expression === callee ? call : undefined;
}
