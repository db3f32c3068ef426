import ts from 'typescript';
import { hasOmissionMark, isPlaceholder } from './fragments';
import { FOLDER } from './virtual-files';

type OptionalNode = ts.Node | undefined;

/**
 * Tells whether a value or type depends only on code that is shown on the page, or declared in packages. Neither
 * a project's other files nor its additions to the types of packages can then change it.
 *
 * @param node - followed through all declarations on the page; `undefined` is self-contained
 */
export const isSelfContained = (node: OptionalNode, checker: ts.TypeChecker): boolean =>
  !node || !hasUnknownPart(node, checker, true);

/** Tells whether a value depends on no omitted code: dots, comments or empty bodies. Names may be undeclared. */
export const isComplete = (node: OptionalNode, checker: ts.TypeChecker): boolean =>
  !node || !hasUnknownPart(node, checker, false);

/** @param countsNames - whether undeclared and ambiguous names are unknown parts, too */
function hasUnknownPart(value: ts.Node, checker: ts.TypeChecker, countsNames: boolean): boolean {
  const statement = statementOf(value);
  const visited = new Set<ts.Node>();
  const follow = (node: ts.Node): boolean => {
    if (visited.has(node) || ts.isConstTypeReference(node)) {
      return false;
    }
    visited.add(node);
    const isBeside = !isIn(node, value) && !isIn(value, node) && statementOf(node) === statement;
    if ((isOmission(node) && !isBeside) || (isEmpty(node) && isIn(node, value))) {
      return true;
    }
    const isElement = ts.isJsxOpeningLikeElement(node) && node !== value;
    if ((isElement && (countsNames || isIn(node, value))) || (countsNames && isEmptyType(node))) {
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
      (countsNames && (isAmbiguous(declarations) || isAugmentable(declarations, checker))) ||
      followAll(declarations)
    );
  };
  const hasOtherMembers = (owner: ts.ClassLikeDeclaration) =>
    isOmission(owner) ||
    !owner.members.some(ts.isPropertyDeclaration) ||
    owner.heritageClauses?.some(follow) === true;
  const followAll = (declarations: ts.Declaration[]) =>
    declarations.filter(isOfPage).some((it) => hasEmptyBody(it) || follow(sourceOf(it)));
  return follow(value);

  /** The node that determines a name's type: the declaration; for an untyped parameter, the call that gets the function. */
  function sourceOf(declaration: ts.Declaration): ts.Node {
    const whole = ts.isBindingElement(declaration)
      ? ts.walkUpBindingElementsAndPatterns(declaration)
      : declaration;
    const call = ts.isParameter(whole) && !whole.type && ts.findAncestor(whole, takesFunctions);
    if (!call) {
      return whole;
    }
    // The function's body does not determine the type of its parameter.
    visited.add(whole.parent);
    return call;
  }
}

const takesFunctions = (node: ts.Node) =>
  ts.isCallExpression(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

export const isIn = (node: ts.Node, whole: ts.Node) =>
  whole.pos <= node.pos && node.end <= whole.end && node.getSourceFile() === whole.getSourceFile();
const statementOf = (node: ts.Node) => ts.findAncestor(node, ts.isStatement);

/** Tells whether a node is on the page, and not in a package. */
export const isOfPage = (node: ts.Node) => node.getSourceFile().fileName.includes(`/${FOLDER}/`);
/** Tells whether a node is in TypeScript's declarations of JavaScript: `lib.es2022.d.ts`. */
export const isOfJavaScript = (node: ts.Node) =>
  /\/lib\.es[^/]*\.d\.ts$/.test(node.getSourceFile().fileName);
/** Tells whether a node is in `lib.dom.d.ts`. Fragments use such names, as `name` or `Request`, for other things. */
export const isOfBrowser = (node: ts.Node) =>
  /\/lib\.dom\.(?:\w+\.)*d\.ts$/.test(node.getSourceFile().fileName);

/** Tells whether a name is undeclared, declared by browsers only, declared several times, or an untyped parameter. */
const isAmbiguous = (declarations: ts.Declaration[]) =>
  declarations.every(isOfBrowser) ||
  declarations.filter((it) => ts.isVariableDeclaration(it) && isOfPage(it)).length > 1 ||
  declarations.some(
    (it) =>
      ts.isParameter(it) && !it.type && !it.initializer && !ts.findAncestor(it, takesFunctions),
  );

/** `Schema` of `import * as Schema`, used alone: docs write it for a type, and CommonJS for a function. */
const isNamespaceAsValue = (node: ts.Identifier, checker: ts.TypeChecker) =>
  !ts.isPropertyAccessExpression(node.parent) &&
  !ts.isQualifiedName(node.parent) &&
  [
    ...(checker.getSymbolAtLocation(node)?.declarations ?? []),
    ...declarationsOf(node, checker),
  ].some((it) => ts.isNamespaceImport(it) || ts.isSourceFile(it));

/** Tells whether a package's type depends on an empty interface, which projects augment. */
function isAugmentable(declarations: ts.Declaration[], checker: ts.TypeChecker) {
  const visited = new Set<ts.Node>();
  const isAugmented = (all: ts.Declaration[]): boolean => {
    const others = all.filter((it) => !visited.has(it) && !isOfPage(it));
    others.forEach((it) => visited.add(it));
    return (
      others.length > 0 &&
      (all.every(isEmptyType) || others.some((it) => isFollowed(it) && depends(it)))
    );
  };
  const depends = (node: ts.Node): boolean =>
    ts.isIdentifier(node) && (ts.isTypeNode(node.parent) || ts.isQualifiedName(node.parent))
      ? isAugmented(declarationsOf(node, checker))
      : Boolean(ts.forEachChild(node, (child) => depends(child) || undefined));
  return isAugmented(declarations);
}

/** Not a class, interface or namespace: their identity does not depend on each of their members. */
const isFollowed = (node: ts.Node) =>
  !isShape(node) && !ts.isModuleDeclaration(node) && !ts.isSourceFile(node);

const isEmptyType = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) && node.members.length === 0 && !node.heritageClauses;

/** Tells whether a node has its own `this`: a class property, or a function that is not an arrow function. */
const hasThis = (node: ts.Node) =>
  ts.isPropertyDeclaration(node) || (ts.isFunctionLike(node) && !ts.isArrowFunction(node));
/** A placeholder for omitted code, or an object, class or interface that omits members. */
function isOmission(node: ts.Node): boolean {
  return ts.isIdentifier(node)
    ? isPlaceholder(node.text)
    : (ts.isObjectLiteralExpression(node) || isShape(node)) && omitsMembers(node);
}

const isShape = (node: ts.Node) => ts.isClassLike(node) || ts.isInterfaceDeclaration(node);

const hasEmptyBody = (node: ts.Node) =>
  'body' in node && node.body !== undefined && isEmpty(node.body as ts.Node);

/** An empty class, or a function body that only mentions values, as `it.id;`, or ends with a comment. */
function isEmpty(node: ts.Node) {
  const isMention = (it: ts.Node) =>
    ts.isExpressionStatement(it) && ts.isPropertyAccessExpression(it.expression);
  return ts.isBlock(node) && !ts.isConstructorDeclaration(node.parent)
    ? node.statements.every(isMention) || endsWithComment(node)
    : ts.isClassLike(node) && node.members.length === 0;
}

/** A comment line instead of the last statement or member, except `// highlight-end` and the like. */
const endsWithComment = (node: ts.Node) =>
  /\n\s*\/\/(?! (?:highlight|diff)-).*\s*\}$/.test(node.getText());

/** Tells whether comments or dots between members, or instead of them, stand for more members. */
function omitsMembers(
  node: ts.ObjectLiteralExpression | ts.ClassLikeDeclaration | ts.InterfaceDeclaration,
) {
  const members: readonly ts.NamedDeclaration[] =
    'properties' in node ? node.properties : node.members;
  const shown = members.filter(({ name }) => !isPlaceholder(name?.getText() ?? ''));
  const text = shown.reduce((all, it) => all.replace(it.getText(), ''), node.getText());
  const isObject = ts.isObjectLiteralExpression(node);
  return (
    hasOmissionMark(text) ||
    (members.length === 0 && /\/[/*]/.test(text)) ||
    (isObject && endsWithComment(node))
  );
}

/** `b` of `a.b`, `{ b: a }`, `<a b={a}>` and `const b = a`: such names are not values. */
function isMemberName(node: ts.Identifier) {
  const { parent } = node;
  const { name, propertyName } = parent as ts.Node & { name?: ts.Node; propertyName?: ts.Node };
  return (
    (name === node && !ts.isShorthandPropertyAssignment(parent)) ||
    propertyName === node ||
    (ts.isQualifiedName(parent) && parent.right === node)
  );
}

/** The declarations of a name, through imports; none for one from a package that is not installed. */
export function declarationsOf(node: ts.Node, checker: ts.TypeChecker): ts.Declaration[] {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const isImport = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const declared = isImport ? checker.getAliasedSymbol(symbol) : symbol;
  return declared?.declarations ?? [];
}
