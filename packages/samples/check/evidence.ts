import ts from 'typescript';
import { isClosed, isIn, isOfBrowser, isOfJavaScript, isOfPage, isWhole } from './closed';
import { isPlaceholder, isProgram, OWN_FILE } from './fragments';

/** What an import takes of a package that does not have it. */
const OF_IMPORT = [2305, 2307, 2614, 2724];
/** An option that a type does not know. */
const OF_OPTION = [2353, 2561];
/** How many arguments a function takes. */
const OF_COUNT = [2554, 2555, 2556];
/** What a value is, has or lacks. */
const OF_VALUE = [
  2322, 2345, 2349, 2416, 2571, 2698, 2700, 2719, 2739, 2740, 2741, 2769, 18046, 18047, 18048,
];
/** What no code around it makes right: `await` in a function that is not async, a type without its arguments. */
const OF_PROGRAM = [1009, 1308, 1312, 1361, 2314, 2355, 2377, 2706, 7022, 7061];
/** A property that a type does not have; of the first, TypeScript knows no other likely name. */
const [OF_PROPERTY, OF_OTHER_PROPERTY] = [2339, 2551];
/** What is said from this number on is said of what may be undefined or anything; below the next, of syntax. */
const OF_UNSURE = 18046;
const FIRST_OF_MEANING = 2000;

/** What the last line of a message says where no type of an undeclared name would make it right. */
const WHATEVER_THE_TYPE =
  /(?:(?<!Type '\{\}' is )missing (?:in type(?! '\{\}')|the following properties) .*|provides no match for the signature .*|has no properties in common .*|Object literal may only specify .*|Type '(?!any'|unknown'|\{\}').*' is not assignable to type 'null'\.|does not exist on type '(?!(?:\{\}|unknown)'|\w+<unknown\b).*)$/;
/**
 * What is given to what takes nothing, which comes of what a project adds; what gives nothing, and may be cut off;
 * and a type of two copies of a package.
 */
const OF_NOTHING =
  /(?:to|on)(?: parameter of)? type '(?:never|undefined)'\.$|^ *Type 'void' is not|Type '([A-Z]\w+)\b.* type '\1\b/;
/** How a comment says what is wrong, and what is right: on the line, below it, or above all that is. */
const WRONG = /\/[/*](?:.*❌| *Error:)/;
const COMMENT = /^\s*\/[/*]/;
const JUDGMENT =
  /^\s*\/[/*]+ *(?:.*(?<wrong>❌)|.*✅|(?:(?<old>before|old|wrong|bad|incorrect|deprecated|don't|\w+ v?\d[\d.]*)|after|new|right|good|correct|do)\b[\s:.!*/]*$)/i;

/**
 * Tells whether what TypeScript says of the meaning of a fragment is a fault, whatever the fragment was cut out
 * of: all that makes it wrong stands on the page or in installed packages. Of what is none of this there is no
 * evidence.
 */
export function isEvident(diagnostic: ts.Diagnostic, checker: ts.TypeChecker): boolean {
  const { code, file, start = 0, length = 0, messageText } = diagnostic;
  if (!file || isOnPurpose(diagnostic, file)) {
    return false;
  }
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  const lastLine = message.split('\n').at(-1)!;
  const node = nodeAt(file, start, start + length);
  if (ts.isSourceFile(node)) {
    return false;
  }
  const value = valueAt(node);
  const taker = takerOf(value);
  const call = ts.findAncestor(node, isCall);
  if (OF_IMPORT.includes(code)) {
    return takesOfWholePackage(node, checker);
  }
  if (OF_PROGRAM.includes(code)) {
    return isProgram(file) && isWhole(value, checker);
  }
  if (OF_COUNT.includes(code)) {
    return call !== undefined && isCountKnown(call, checker);
  }
  if (OF_OPTION.includes(code)) {
    return (
      isClosed(taker, checker) && isAroundClosed(call, checker) && !isOfBrowsers(node, checker)
    );
  }
  const isOfProperty = [OF_PROPERTY, OF_OTHER_PROPERTY].includes(code);
  const holds = WHATEVER_THE_TYPE.test(lastLine) && !isOfProperty ? isWhole : isClosed;
  return (
    (OF_VALUE.includes(code) || isOfProperty) &&
    !OF_NOTHING.test(lastLine) &&
    !(code === OF_PROPERTY && isAddedTo(value, checker)) &&
    !isOfUnknownElement(node, value) &&
    !isShownAlone(value) &&
    holds(value, checker) &&
    holds(taker, checker) &&
    isAroundClosed(call, checker) &&
    !(code >= OF_UNSURE && isGuarded(value, checker))
  );
}

/**
 * Tells whether a fragment says of a place that code is left out there, or in a comment that it is wrong. A fault
 * of syntax above which one stands is none on purpose.
 */
export function isOnPurpose(
  { code, start = 0, length = 0, messageText }: ts.Diagnostic,
  file: ts.SourceFile,
): boolean {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  const option = /'(.+)' does not exist in type.*$/.exec(message)?.[1] ?? '';
  const lines = file.text.split('\n');
  const first = file.getLineAndCharacterOfPosition(start).line;
  const last = file.getLineAndCharacterOfPosition(start + length).line;
  const below = lines.slice(last + 1);
  const end = below.findIndex((line) => !COMMENT.test(line));
  const beside = [...lines.slice(first, last + 1), ...below.slice(0, end < 0 ? undefined : end)];
  const { wrong, old } =
    lines
      .slice(0, first)
      .map((line) => JUDGMENT.exec(line)?.groups)
      .findLast(Boolean) ?? {};
  return (
    [file.text.slice(start, start + length), option].some(isPlaceholder) ||
    beside.some((line) => WRONG.test(line)) ||
    (code >= FIRST_OF_MEANING && Boolean(wrong ?? old))
  );
}

type Call = ts.CallExpression | ts.NewExpression;
const isCall = (node: ts.Node): node is Call =>
  ts.isCallExpression(node) || ts.isNewExpression(node);

/** Tells whether an import is of a package, and all is known that this exports: it may hand on what is not installed. */
function takesOfWholePackage(node: ts.Node, checker: ts.TypeChecker): boolean {
  const declaration = ts.findAncestor(
    node,
    (it) => ts.isImportDeclaration(it) || ts.isExportDeclaration(it),
  );
  const from = declaration?.moduleSpecifier;
  const isElsewhere = new RegExp(String.raw`^'(?:${OWN_FILE}|/)|\.\.\.|…|\.(?!m?js)\w+'$`);
  if (!from || !ts.isStringLiteral(from) || isElsewhere.test(`'${from.text}'`)) {
    return false;
  }
  const files = checker.getSymbolAtLocation(from)?.declarations?.filter(ts.isSourceFile) ?? [];
  return !files
    .flatMap(({ statements }) => statements)
    .filter(ts.isExportDeclaration)
    .some((it) => it.moduleSpecifier && !checker.getSymbolAtLocation(it.moduleSpecifier));
}

/** Tells whether a call is whole, and how many arguments it takes does not come of what is not known. */
function isCountKnown(call: Call, checker: ts.TypeChecker) {
  const last = checker.getResolvedSignature(call)?.declaration?.parameters.at(-1);
  const isCalculated =
    last &&
    'dotDotDotToken' in last &&
    last.dotDotDotToken &&
    last.type?.kind !== ts.SyntaxKind.ArrayType;
  // `z.lowercase()` stands for its name.
  const isName = !call.arguments?.length && ts.isExpressionStatement(call.parent);
  return !isName && isWhole(call, checker) && (!isCalculated || isClosed(call, checker));
}

/** Tells whether a value is of an interface of a package, to which others add. */
function isAddedTo(value: ts.Node, checker: ts.TypeChecker) {
  const type = checker.getTypeAtLocation(value);
  return (type.isIntersection() ? type.types : [type])
    .flatMap(({ symbol }) => symbol?.declarations ?? [])
    .some((it) => ts.isInterfaceDeclaration(it) && !isOfPage(it) && !isOfJavaScript(it));
}

/** Tells whether an option is of a browser's function: servers have functions of that name with others. */
function isOfBrowsers(node: ts.Node, checker: ts.TypeChecker) {
  const object = ts.findAncestor(node, ts.isObjectLiteralExpression);
  const type = object && checker.getContextualType(object);
  return Boolean(type && checker.getNonNullableType(type).symbol?.declarations?.every(isOfBrowser));
}

/** Tells whether a condition says of a value what it is there that asks something open: `if (isPost(it)) it.id`. */
function isGuarded(value: ts.Node, checker: ts.TypeChecker): boolean {
  const name = /^\w+/.exec(value.getText())?.[0] ?? '';
  const isAsked = (it: ts.Node) => {
    const hasCondition =
      ts.isIfStatement(it) || ts.isConditionalExpression(it) || ts.isBinaryExpression(it);
    const asked = hasCondition && ts.forEachChild(it, (condition) => condition);
    return Boolean(asked && asked.getText().includes(name) && !isClosed(asked, checker));
  };
  return ts.findAncestor(value.parent, isAsked) !== undefined;
}

/** Tells whether what a generic call takes does not come of an open call that gets what it gives. */
function isAroundClosed(call: Call | undefined, checker: ts.TypeChecker): boolean {
  const isGeneric = call && checker.getResolvedSignature(call)?.declaration?.typeParameters;
  const outer =
    isGeneric && ts.findAncestor(call.parent, (it) => (ts.isStatement(it) ? 'quit' : isCall(it)));
  return (
    !outer ||
    !isCall(outer) ||
    isIn(call, outer.expression) ||
    (isClosed(outer.expression, checker) && isAroundClosed(outer, checker))
  );
}

/** Tells whether a value is JSX, or a node is of an element that the page does not declare: the framework says what they are. */
function isOfUnknownElement(node: ts.Node, value: ts.Node) {
  const element = ts.findAncestor(node.parent, ts.isJsxOpeningLikeElement);
  return (
    (ts.isJsxOpeningLikeElement(value) && !isIn(node, value)) ||
    (element !== undefined && /^[a-z]/.test(element.tagName.getText()))
  );
}

/** Tells whether a value is an element or an object that nobody takes: it may show some of what it is given. */
function isShownAlone(node: ts.Node) {
  const made = ts.findAncestor(
    node,
    (it) => ts.isNewExpression(it) || ts.isJsxOpeningLikeElement(it),
  );
  const whole = made && ts.isJsxOpeningElement(made) ? made.parent : made;
  return whole !== undefined && ts.isExpressionStatement(whole.parent);
}

function nodeAt(file: ts.SourceFile, start: number, end: number): ts.Node {
  const find = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) =>
      child.getStart(file) <= start && end <= child.end ? find(child) : undefined,
    ) ?? node;
  return find(file);
}

/**
 * The value that is wrong: diagnostics stand at names of variables, properties and members, at arguments, and
 * at what functions are said to give.
 */
function valueAt(found: ts.Node): ts.Node {
  const node = ts.isTypeReferenceNode(found.parent) ? found.parent : found;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return parent.expression;
  }
  if (ts.isBindingElement(parent)) {
    const whole = ts.walkUpBindingElementsAndPatterns(parent);
    return whole.initializer ?? whole.name;
  }
  const isOfFunction = ts.isFunctionLike(parent) && (parent.name === node || parent.type === node);
  if (
    isCall(parent) ||
    ts.isClassLike(parent) ||
    isOfFunction ||
    ts.isJsxOpeningLikeElement(parent)
  ) {
    return parent;
  }
  const isNamed =
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isJsxAttribute(parent);
  return (isNamed && parent.name === node && parent.initializer) || node;
}

/** What says which type a value is to have: a function, an element, a type, or what it is assigned to. */
function takerOf(value: ts.Node): ts.Node | undefined {
  const { parent } = value;
  if (isCall(parent) || ts.isJsxOpeningLikeElement(parent)) {
    return isCall(parent) ? parent.expression : parent.tagName;
  }
  if (ts.isBinaryExpression(parent)) {
    return parent.left;
  }
  if ('type' in parent && parent.type) {
    return parent.type as ts.Node;
  }
  return ts.isStatement(parent) || ts.isSourceFile(parent) ? undefined : takerOf(parent);
}
