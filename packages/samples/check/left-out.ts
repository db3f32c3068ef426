import ts from 'typescript';
import { isPlaceholder, saysMore } from './fragments';

/** What a value is, has or lacks, and what a function gives. */
const OF_VALUES = [
  2322, 2339, 2345, 2349, 2355, 2416, 2420, 2551, 2554, 2571, 2698, 2719, 2739, 2740, 2741, 2769,
];
/** What an element or an object lacks. */
const OF_MISSING = [2322, 2345, 2739, 2740, 2741];
const OF_NO_PROPERTY = [2339, 2551];
/** What only some of the types lack that a value may be of: which it is of comes of what it is made of. */
const OF_UNION = /^Property .* does not exist on type .*\n/;
/** What type parameters may be used for, and what those of one name have in common. */
const OF_TYPE_PARAMETERS = [2428, 2536, 2574];
/** `this` of a method whose object is somewhere else; `a = 1` in an object; a name above its declaration. */
const OF_NO_OBJECT = 2532;
const OF_DEFAULT = 1312;
const OF_ORDER = [2448, 2454];
/** A type without arguments: dots may stand for its parameters. */
const OF_GENERIC = 2314;
/** What is no number: `a | b`, `a / b`. */
const OF_NUMBERS = [2362, 2363];

/** What is said below this number is said of syntax. */
const FIRST_OF_MEANING = 2000;

const WHAT_IS_MISSING = /missing (?:in|the following)/;
/** What the last line of a message says where no type of an undeclared name would make it right. */
const WHATEVER_THE_TYPE =
  /(?:(?<!Type '\{\}' is )missing (?:in type(?! '\{\}')|the following properties) .*|Expected .* arguments, but got .*|provides no match for the signature .*|has no properties in common .*|Object literal may only specify .*|Type '(?!any'|unknown'|\{\}').*' is not assignable to type 'null'\.|does not exist on type '(?!(?:\{\}|unknown|never|void)'|\w+<unknown\b).*)$/;
/** What is given to a function that takes nothing, since nothing is known of what it is made of. */
const OF_NOTHING = /is not assignable to type '(?:never|undefined)'\.$/;
/** How a comment says what is wrong, and what is right: on the line, below it, or above all that is. */
const WRONG = /\/[/*](?:.*❌| *Error:)/;
const COMMENT = /^\s*\/[/*]/;
const JUDGMENT =
  /^\s*\/[/*]+ *(?:.*(?<wrong>❌)|.*✅|(?:(?<old>before|old|wrong|bad|incorrect|deprecated|don't)|after|new|right|good|correct|do)\b[\s:.!*/]*$)/i;
/** A field without a value, which it may have from what decorates its class. */
const OF_FIELD = 2564;
/** What a class overrides, whose base is declared nowhere: a browser may have one by its name. */
const OF_OVERRIDE = [4112, 4113];
/** What is said of the number of arguments. */
const OF_COUNT = [2554, 2555];

/**
 * Tells whether what is wrong may come of what a fragment leaves out. It does where the value of which
 * TypeScript speaks, or one that it is made of, has a name that nothing declares, which is `any`, or says that
 * there is more of it: `any[]`, `unknown` and `{}` come of that.
 */
export function isOfFragment(diagnostic: ts.Diagnostic, checker: ts.TypeChecker): boolean {
  const { code, file, start = 0, length = 0, messageText } = diagnostic;
  if (!file) {
    return false;
  }
  const text = file.text.slice(start, start + length);
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  const lastLine = message.split('\n').at(-1)!;
  const option = /'(.+)' does not exist in type/.exec(lastLine)?.[1] ?? '';
  if ([text, option].some(isPlaceholder) || isWrongOnPurpose(diagnostic, file)) {
    return true;
  }
  const value = valueAt(file, start, start + length);
  const isMadeOfLeftOut = (node: ts.Node) => leavesOut(node, checker);
  const mayHaveMore = ({ symbol }: ts.Type) =>
    symbol?.declarations?.some(
      (it) =>
        it.getSourceFile() === file &&
        (ts.isClassLike(it) || ts.isInterfaceDeclaration(it)) &&
        (saysMoreMembers(it) || it.heritageClauses?.some((base) => isMadeOfLeftOut(base))),
    );
  if (code === OF_NO_OBJECT) {
    return text === 'this';
  }
  if (OF_OVERRIDE.includes(code)) {
    const [base] = ts.findAncestor(value, ts.isClassLike)?.heritageClauses?.[0]?.types ?? [];
    return base !== undefined && declarationsOf(base.expression, checker).every(isOfBrowser);
  }
  if (code === OF_FIELD) {
    return /^\s*@\w/m.test(file.text);
  }
  if (code === OF_DEFAULT) {
    const call = ts.findAncestor(value, ts.isObjectLiteralExpression)?.parent;
    return call !== undefined && ts.isCallExpression(call) && ts.isExpressionStatement(call.parent);
  }
  if (OF_NUMBERS.includes(code)) {
    const { parent } = value;
    return ts.isBinaryExpression(parent) && /^[|/]$/.test(parent.operatorToken.getText());
  }
  if (OF_ORDER.includes(code)) {
    // Alternatives declare the same names; none is made of itself.
    return !ts.findAncestor(
      value,
      (it) => ts.isVariableDeclaration(it) && it.name.getText() === text,
    );
  }
  if (code === OF_GENERIC) {
    const declared = ts.isTypeReferenceNode(value) ? declarationsOf(value.typeName, checker) : [];
    return declared.some((it) => saysMore(it.getText().replace(/[={][^]*/, '')));
  }
  if (OF_TYPE_PARAMETERS.includes(code)) {
    const declaration = ts.findAncestor(
      value,
      (it) => ts.isTypeAliasDeclaration(it) || ts.isInterfaceDeclaration(it),
    );
    return declaration !== undefined && isMadeOfLeftOut(declaration);
  }
  const call = ts.findAncestor(value, ts.isCallExpression);
  if (call && OF_COUNT.includes(code) && (isOneOfMany(call) || takesWhatTypesSay(call, checker))) {
    return call.arguments.length === 0 || isMadeOfLeftOut(call);
  }
  if (!OF_VALUES.includes(code)) {
    return false;
  }
  return (
    (call !== undefined && OF_NOTHING.test(lastLine) && isMadeOfLeftOut(call.expression)) ||
    (OF_NO_PROPERTY.includes(code) && mayHaveMore(checker.getTypeAtLocation(value))) ||
    (OF_MISSING.includes(code) && WHAT_IS_MISSING.test(lastLine) && standsAlone(value)) ||
    leavesOut(value, checker, OF_UNION.test(message) || !WHATEVER_THE_TYPE.test(lastLine))
  );
}

/** Tells whether a comment says so: a fault of syntax above which one stands is none on purpose. */
function isWrongOnPurpose({ code, start = 0, length = 0 }: ts.Diagnostic, file: ts.SourceFile) {
  const lines = file.text.split('\n');
  const first = file.getLineAndCharacterOfPosition(start).line;
  const last = file.getLineAndCharacterOfPosition(start + length).line;
  const below = lines.slice(last + 1);
  const end = below.findIndex((line) => !COMMENT.test(line));
  const { wrong, old } =
    lines
      .slice(0, first)
      .map((line) => JUDGMENT.exec(line)?.groups)
      .findLast(Boolean) ?? {};
  return (
    [...lines.slice(first, last + 1), ...below.slice(0, end < 0 ? undefined : end)].some((line) =>
      WRONG.test(line),
    ) ||
    (code >= FIRST_OF_MEANING && Boolean(wrong ?? old))
  );
}

/** Tells whether a call is one of a list of them: `z.lowercase()` in place of its name. */
function isOneOfMany(call: ts.CallExpression) {
  const { statements } = call.getSourceFile();
  return (
    call.arguments.length === 0 &&
    statements.length > 3 &&
    statements.every((it) => ts.isImportDeclaration(it) || ts.isExpressionStatement(it))
  );
}

/** Tells whether how many arguments a call takes is calculated of their types. */
function takesWhatTypesSay(call: ts.CallExpression, checker: ts.TypeChecker) {
  const last = checker.getResolvedSignature(call)?.declaration?.parameters.at(-1);
  return Boolean(
    last &&
    'dotDotDotToken' in last &&
    last.dotDotDotToken &&
    last.type &&
    !ts.isArrayTypeNode(last.type),
  );
}

/** Tells whether a call takes what a project adds to the types of a package, of which nothing is shown: `keyof Routes`. */
function takesNothing(call: ts.CallExpression, checker: ts.TypeChecker) {
  const { typeParameters } = checker.getResolvedSignature(call)?.declaration ?? {};
  return typeParameters?.some(
    ({ constraint }) =>
      constraint &&
      ts.isTypeNode(constraint) &&
      checker.getTypeFromTypeNode(constraint).flags & ts.TypeFlags.Never,
  );
}

/**
 * Follows a value to all that it is made of in its file, until something is left out.
 *
 * @param takesNames - whether names that nothing declares are, too, and what a project adds to types
 */
function leavesOut(value: ts.Node, checker: ts.TypeChecker, takesNames = true) {
  const file = value.getSourceFile();
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
    if (takesNames && ts.isCallExpression(node) && takesNothing(node, checker)) {
      return true;
    }
    if (ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword) {
      return followAll(declarationsOf(node.name, checker));
    }
    if (node.kind === ts.SyntaxKind.ThisKeyword) {
      const owner = ts.findAncestor(node, hasThis)?.parent;
      return owner !== undefined && hasNoFields(owner);
    }
    if (!ts.isIdentifier(node)) {
      return Boolean(ts.forEachChild(node, (child) => follow(child) || undefined));
    }
    if (isMemberName(node) || node.text === 'undefined') {
      return false;
    }
    const declarations = declarationsOf(node, checker);
    return (takesNames && declarations.every(isOfWindow)) || followAll(declarations);
  };
  const followAll = (declarations: ts.Declaration[]) =>
    declarations.some((it) => it.getSourceFile() === file && follow(sourceOf(it)));
  return follow(value);

  /** What gives a declared name its value: of a parameter without a type, the call that gets the function. */
  function sourceOf(declaration: ts.Declaration): ts.Node {
    const whole = ts.isBindingElement(declaration)
      ? ts.walkUpBindingElementsAndPatterns(declaration)
      : declaration;
    const call =
      ts.isParameter(whole) && !whole.type && ts.findAncestor(whole, ts.isCallExpression);
    if (!call) {
      return whole;
    }
    // What it does with the value is no source of it.
    visited.add(whole.parent);
    return call;
  }
}

/** Tells members of classes, and functions with a `this` of their own. */
const hasThis = (node: ts.Node) =>
  ts.isPropertyDeclaration(node) || (ts.isFunctionLike(node) && !ts.isArrowFunction(node));
const hasNoFields = (whole: ts.Node) =>
  ts.isClassLike(whole) && !whole.members.some(ts.isPropertyDeclaration);

/** Dots, and an object that says that there is more of it. */
function saysIsMore(node: ts.Node): boolean {
  return ts.isIdentifier(node)
    ? isPlaceholder(node.text)
    : ts.isObjectLiteralExpression(node) && saysMoreMembers(node);
}

const isIn = (node: ts.Node, whole: ts.Node) => whole.pos <= node.pos && node.end <= whole.end;
const statementOf = (node: ts.Node) => ts.findAncestor(node, ts.isStatement);

/** A class without anything in it, and a function that does nothing, such as to name what it has: `it.id;`. */
function isEmpty(node: ts.Node) {
  const names = (it: ts.Node) =>
    ts.isExpressionStatement(it) && ts.isPropertyAccessExpression(it.expression);
  return ts.isBlock(node)
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

/** Tells whether an element or a `new` has a value that nobody takes: it may show some of what it is given. */
function standsAlone(node: ts.Node) {
  const { parent } = node;
  if (ts.isNewExpression(parent)) {
    return ts.isExpressionStatement(parent.parent);
  }
  const element = ts.isJsxOpeningElement(parent) ? parent.parent : parent;
  return ts.isJsxOpeningLikeElement(parent) && ts.isExpressionStatement(element.parent);
}

/**
 * The value that is wrong: diagnostics stand at names of variables, properties and members, at arguments, and
 * at what functions are said to give.
 */
function valueAt(file: ts.SourceFile, start: number, end: number): ts.Node {
  const find = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) =>
      child.getStart(file) <= start && end <= child.end ? find(child) : undefined,
    ) ?? node;
  const found = find(file);
  if (ts.isSourceFile(found)) {
    return found;
  }
  const node = ts.isTypeReferenceNode(found.parent) ? found.parent : found;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return parent.expression;
  }
  const hasDots =
    ts.isJsxOpeningLikeElement(parent) &&
    parent.attributes.properties.some(({ name }) => isPlaceholder(name?.getText() ?? ''));
  const isOfFunction = ts.isFunctionLike(parent) && (parent.name === node || parent.type === node);
  if (ts.isCallExpression(parent) || ts.isClassLike(parent) || isOfFunction || hasDots) {
    return parent;
  }
  const isNamed =
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isJsxAttribute(parent);
  return (isNamed && parent.name === node && parent.initializer) || node;
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

/** Fragments call their own things `document`, `name` and `event`, too. */
const isOfWindow = (declaration: ts.Declaration) =>
  ts.isVariableDeclaration(declaration) && isOfBrowser(declaration);

const isOfBrowser = (declaration: ts.Declaration) =>
  /\/lib\.dom\.(?:\w+\.)*d\.ts$/.test(declaration.getSourceFile().fileName);

/** Where a name is declared: nowhere, too, where a package that is not there should do it. */
function declarationsOf(node: ts.Node, checker: ts.TypeChecker) {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const isImport = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const declared = isImport ? checker.getAliasedSymbol(symbol) : symbol;
  return declared?.declarations ?? [];
}
