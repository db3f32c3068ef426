import ts from 'typescript';
import {
  declarationsOf,
  isClosed,
  isIn,
  isOfJavaScript,
  isOfPage,
  isWhole,
  saysIsMore,
} from './closed';
import { isPlaceholder, isProgram, OWN_FILE } from './fragments';

/** What an import takes of a package that does not have it. */
const OF_IMPORT = [2305, 2307, 2614, 2724];
/** An option that a type does not know. */
const OF_OPTION = [2353, 2561];
/** How many arguments a function takes. */
const OF_COUNT = [2554, 2555, 2556];
/** What a value is, has or lacks. */
const OF_VALUE = [
  2322, 2339, 2345, 2349, 2416, 2551, 2571, 2698, 2700, 2719, 2739, 2740, 2741, 2769, 18046, 18047,
  18048,
];
/** What no code around it makes right: `await` in a function that is not async, a type without its arguments. */
const OF_PROGRAM = [1009, 1308, 1312, 1361, 2314, 2355, 2377, 2706, 7061];
/** A value that is made of itself. */
const OF_ORDER = [2448, 7022];
const OF_PROPERTY = [2339, 2551];
/** A property for which TypeScript knows no likely other name. */
const OF_NO_PROPERTY = 2339;
/** What is said below this number is said of syntax. */
const FIRST_OF_MEANING = 2000;

/** What the last line of a message says where no type of an undeclared name would make it right. */
const WHATEVER_THE_TYPE =
  /(?:(?<!Type '\{\}' is )missing (?:in type(?! '\{\}')|the following properties) .*|provides no match for the signature .*|has no properties in common .*|Object literal may only specify .*|Type '(?!any'|unknown'|\{\}').*' is not assignable to type 'null'\.|does not exist on type '(?!(?:\{\}|unknown|never|void)'|\w+<unknown\b).*)$/;
/** What is given to what takes nothing, which comes of what a project adds; and a type of two copies of a package. */
const OF_NOTHING = /(?:to|on) type '(?:never|undefined)'\.$|Type '([A-Z]\w+)\b.* type '\1\b/;
/** What only some of the types lack that a value may be of: which it is of comes of what it is made of. */
const OF_UNION = /^Property .* does not exist on type .*\n/;

/** How a comment says what is wrong, and what is right: on the line, below it, or above all that is. */
const WRONG = /\/[/*](?:.*❌| *Error:)/;
const COMMENT = /^\s*\/[/*]/;
const JUDGMENT =
  /^\s*\/[/*]+ *(?:.*(?<wrong>❌)|.*✅|(?:(?<old>before|old|wrong|bad|incorrect|deprecated|don't)|after|new|right|good|correct|do)\b[\s:.!*/]*$)/i;

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
  const call = ts.findAncestor(node, isCall);
  if (OF_IMPORT.includes(code)) {
    return takesOfWholePackage(node, checker);
  }
  if (OF_PROGRAM.includes(code)) {
    return isProgram(file) && isWhole(value, checker);
  }
  if (OF_ORDER.includes(code)) {
    const [declared, ...others] = declarationsOf(node, checker);
    return declared !== undefined && isIn(node, declared) && others.length === 0;
  }
  if (OF_COUNT.includes(code)) {
    return call !== undefined && isCountKnown(call, checker);
  }
  if (OF_OPTION.includes(code)) {
    return isClosed(takerOf(value), checker) && isAroundClosed(call, checker);
  }
  const isSure = WHATEVER_THE_TYPE.test(lastLine) && !OF_UNION.test(message);
  const holds = isSure ? isWhole : isClosed;
  return (
    OF_VALUE.includes(code) &&
    !OF_NOTHING.test(lastLine) &&
    !(OF_PROPERTY.includes(code) && mayHaveMore(value, code, checker)) &&
    !isOfUnknownElement(node) &&
    !isShownAlone(value) &&
    holds(value, checker) &&
    holds(takerOf(value), checker) &&
    isAroundClosed(call, checker)
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
  const handsOn = (specifier: ts.Expression, visited: ts.Node[] = []): boolean =>
    (checker.getSymbolAtLocation(specifier)?.declarations ?? [])
      .filter(ts.isSourceFile)
      .filter((file) => !visited.includes(file))
      .flatMap((file) => file.statements.map((statement) => ({ file, statement })))
      .some(
        ({ file, statement: it }) =>
          ts.isExportDeclaration(it) &&
          it.moduleSpecifier &&
          !it.exportClause &&
          (!checker.getSymbolAtLocation(it.moduleSpecifier) ||
            handsOn(it.moduleSpecifier, [...visited, file])),
      );
  return !handsOn(from);
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

/**
 * Tells whether a value may have more than its type says: of the page, what says so, is empty, or has a base that
 * nothing declares; of a package, interfaces, to which others add, unless TypeScript knows a likely name.
 */
function mayHaveMore(value: ts.Node, code: number, checker: ts.TypeChecker) {
  const type = checker.getTypeAtLocation(value);
  return (type.isIntersection() ? type.types : [type])
    .flatMap(({ symbol }) => symbol?.declarations ?? [])
    .filter((it) => ts.isClassLike(it) || ts.isInterfaceDeclaration(it))
    .some((it) =>
      isOfPage(it)
        ? saysIsMore(it) ||
          it.members.length === 0 ||
          it.heritageClauses?.some((base) => !isClosed(base, checker))
        : ts.isInterfaceDeclaration(it) && code === OF_NO_PROPERTY && !isOfJavaScript(it),
    );
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

/** Tells whether a node is of JSX whose elements the page does not declare: which there are, the framework says. */
function isOfUnknownElement({ parent }: ts.Node) {
  const element = ts.findAncestor(parent, ts.isJsxOpeningLikeElement);
  return element !== undefined && /^[a-z]/.test(element.tagName.getText());
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
