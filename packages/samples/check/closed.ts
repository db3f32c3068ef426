import ts from 'typescript';
import { isPlaceholder, saysMore } from './fragments';
import { FOLDER } from './virtual-files';

type Where = ts.Node | undefined;

/**
 * Tells whether all that a value or a type is made of is declared on the page or in packages, and shown: nothing
 * that a project has elsewhere, or adds to the types of a package, changes it.
 *
 * @param node - followed to all that it mentions on its page; of nothing there is nothing that is open
 */
export const isClosed = (node: Where, checker: ts.TypeChecker): boolean =>
  !node || !isOpen(node, checker, true);

/** Tells whether no dots, comments or empty bodies stand for what a value is made of; its names may be undeclared. */
export const isWhole = (node: Where, checker: ts.TypeChecker): boolean =>
  !node || !isOpen(node, checker, false);

/** @param takesNames - whether names are open, too, that nothing declares, or that stand for several things */
function isOpen(value: ts.Node, checker: ts.TypeChecker, takesNames: boolean): boolean {
  const statement = statementOf(value);
  const visited = new Set<ts.Node>();
  const follow = (node: ts.Node): boolean => {
    if (visited.has(node) || ts.isConstTypeReference(node)) {
      return false;
    }
    visited.add(node);
    const isBeside = !isIn(node, value) && !isIn(value, node) && statementOf(node) === statement;
    if ((saysIsMore(node) && !isBeside) || (isEmpty(node) && isIn(node, value))) {
      return true;
    }
    const isElement = ts.isJsxOpeningLikeElement(node) && node !== value;
    if ((isElement && (takesNames || isIn(node, value))) || (takesNames && isEmptyType(node))) {
      return true;
    }
    if (ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword) {
      return followAll(declarationsOf(node.name, checker));
    }
    if (node.kind === ts.SyntaxKind.ThisKeyword) {
      const owner = ts.findAncestor(node, hasThis)?.parent;
      return owner !== undefined && (!ts.isClassLike(owner) || hasOtherMembers(owner));
    }
    if (!ts.isIdentifier(node)) {
      return Boolean(ts.forEachChild(node, (child) => follow(child) || undefined));
    }
    if (isMemberName(node) || node.text === 'undefined') {
      return false;
    }
    const declarations = declarationsOf(node, checker);
    return (
      isNamespaceAsValue(node, checker) ||
      (takesNames && (isOfElsewhere(declarations) || isAugmentable(declarations, checker))) ||
      followAll(declarations)
    );
  };
  const hasOtherMembers = (owner: ts.ClassLikeDeclaration) =>
    saysIsMore(owner) ||
    !owner.members.some(ts.isPropertyDeclaration) ||
    owner.heritageClauses?.some(follow) === true;
  const followAll = (declarations: ts.Declaration[]) =>
    declarations.filter(isOfPage).some((it) => givesNothing(it) || follow(sourceOf(it)));
  return follow(value);

  /** What gives a declared name its value: of a parameter without a type, the call or element that gets the function. */
  function sourceOf(declaration: ts.Declaration): ts.Node {
    const whole = ts.isBindingElement(declaration)
      ? ts.walkUpBindingElementsAndPatterns(declaration)
      : declaration;
    const call = ts.isParameter(whole) && !whole.type && ts.findAncestor(whole, takesFunctions);
    if (!call) {
      return whole;
    }
    // What it does with the value is no source of it.
    visited.add(whole.parent);
    return call;
  }
}

const takesFunctions = (node: ts.Node) =>
  ts.isCallExpression(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

export const isIn = (node: ts.Node, whole: ts.Node) =>
  whole.pos <= node.pos && node.end <= whole.end && node.getSourceFile() === whole.getSourceFile();
const statementOf = (node: ts.Node) => ts.findAncestor(node, ts.isStatement);

/** Tells what the page declares from what packages do. */
export const isOfPage = (node: ts.Node) => node.getSourceFile().fileName.includes(`/${FOLDER}/`);
/** Tells what JavaScript has by itself, which is the same everywhere. */
export const isOfJavaScript = (node: ts.Node) =>
  /\/lib\.es[^/]*\.d\.ts$/.test(node.getSourceFile().fileName);
/** Fragments call their own things `document`, `name` and `Request`, too. */
export const isOfBrowser = (node: ts.Node) =>
  /\/lib\.dom\.(?:\w+\.)*d\.ts$/.test(node.getSourceFile().fileName);

/** Tells names that nothing declares, or only a browser, those of alternatives, and what any call may give. */
const isOfElsewhere = (declarations: ts.Declaration[]) =>
  declarations.every(isOfBrowser) ||
  declarations.filter((it) => ts.isVariableDeclaration(it) && isOfPage(it)).length > 1 ||
  declarations.some(
    (it) =>
      ts.isParameter(it) && !it.type && !it.initializer && !ts.findAncestor(it, takesFunctions),
  );

/** `Schema` of `import * as Schema`, which notations write for a type, and CommonJS for a function. */
const isNamespaceAsValue = (node: ts.Identifier, checker: ts.TypeChecker) =>
  !ts.isPropertyAccessExpression(node.parent) &&
  !ts.isQualifiedName(node.parent) &&
  [
    ...(checker.getSymbolAtLocation(node)?.declarations ?? []),
    ...declarationsOf(node, checker),
  ].some((it) => ts.isNamespaceImport(it) || ts.isSourceFile(it));

/** Tells whether what packages declare by a name depends on an interface that is empty until a project adds to it. */
function isAugmentable(declarations: ts.Declaration[], checker: ts.TypeChecker) {
  const visited = new Set<ts.Node>();
  const isOf = (all: ts.Declaration[]): boolean => {
    const others = all.filter((it) => !visited.has(it) && !isOfPage(it));
    others.forEach((it) => visited.add(it));
    return (
      others.length > 0 &&
      (all.every(isEmptyType) || others.some((it) => isShort(it) && depends(it)))
    );
  };
  const depends = (node: ts.Node): boolean =>
    ts.isIdentifier(node) && (ts.isTypeNode(node.parent) || ts.isQualifiedName(node.parent))
      ? isOf(declarationsOf(node, checker))
      : Boolean(ts.forEachChild(node, (child) => depends(child) || undefined));
  return isOf(declarations);
}

/** What is no class, interface or namespace: what these are does not come of all that their members are. */
const isShort = (node: ts.Node) =>
  !isShape(node) && !ts.isModuleDeclaration(node) && !ts.isSourceFile(node);

const isEmptyType = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) && node.members.length === 0 && !node.heritageClauses;

/** Tells members of classes, and functions with a `this` of their own. */
const hasThis = (node: ts.Node) =>
  ts.isPropertyDeclaration(node) || (ts.isFunctionLike(node) && !ts.isArrowFunction(node));
/** Dots, and an object, a class or a type that says that there is more of it. */
function saysIsMore(node: ts.Node): boolean {
  return ts.isIdentifier(node)
    ? isPlaceholder(node.text)
    : (ts.isObjectLiteralExpression(node) || isShape(node)) && saysMoreMembers(node);
}

const isShape = (node: ts.Node) => ts.isClassLike(node) || ts.isInterfaceDeclaration(node);

/** A function whose body is left out. */
const givesNothing = (node: ts.Node) =>
  'body' in node && node.body !== undefined && isEmpty(node.body as ts.Node);

/** A class without anything in it, and a function that does nothing, such as to name what it has: `it.id;`. */
function isEmpty(node: ts.Node) {
  const names = (it: ts.Node) =>
    ts.isExpressionStatement(it) && ts.isPropertyAccessExpression(it.expression);
  return ts.isBlock(node) && !ts.isConstructorDeclaration(node.parent)
    ? node.statements.every(names) || endsWithComment(node)
    : ts.isClassLike(node) && node.members.length === 0;
}

/** A line of comment in place of the last statement or member, which is none of those for readers' eyes. */
const endsWithComment = (node: ts.Node) =>
  /\n\s*\/\/(?! (?:highlight|diff)-).*\s*\}$/.test(node.getText());

/** Tells whether an object, a class or an interface says between its members, or in their place, that it has more. */
function saysMoreMembers(
  node: ts.ObjectLiteralExpression | ts.ClassLikeDeclaration | ts.InterfaceDeclaration,
) {
  const members: readonly ts.NamedDeclaration[] =
    'properties' in node ? node.properties : node.members;
  const shown = members.filter(({ name }) => !isPlaceholder(name?.getText() ?? ''));
  const text = shown.reduce((all, it) => all.replace(it.getText(), ''), node.getText());
  const isObject = ts.isObjectLiteralExpression(node);
  return (
    saysMore(text) ||
    (members.length === 0 && /\/[/*]/.test(text)) ||
    (isObject && endsWithComment(node))
  );
}

/** `b` of `a.b`, `{ b: a }` and `<a b={a}>`, and what is declared: they stand for no value. */
function isMemberName(node: ts.Identifier) {
  const { parent } = node;
  const { name, propertyName } = parent as ts.Node & { name?: ts.Node; propertyName?: ts.Node };
  return (
    (name === node && !ts.isShorthandPropertyAssignment(parent)) ||
    propertyName === node ||
    (ts.isQualifiedName(parent) && parent.right === node)
  );
}

/** Where a name is declared: nowhere, too, where a package that is not there should do it. */
export function declarationsOf(node: ts.Node, checker: ts.TypeChecker): ts.Declaration[] {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const isImport = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const declared = isImport ? checker.getAliasedSymbol(symbol) : symbol;
  return declared?.declarations ?? [];
}
