import ts from 'typescript';
import {
  isComplete,
  isIn,
  isOfBrowser,
  isOfJavaScript,
  isOfPage,
  isSelfContained,
} from './self-contained';
import { isPlaceholder, isProgram, OWN_FILE } from './fragments';

// TypeScript's error codes, by what they are about.
/** An import that the package does not export. */
const IMPORT_ERRORS = [2305, 2307, 2614, 2724];
/** An option that a type does not have. */
const OPTION_ERRORS = [2353, 2561];
/** Their message, also of an overload that a type error is about. */
const UNKNOWN_OPTION = /Object literal may only specify known properties/;
/** The number of arguments. */
const ARGUMENT_COUNT_ERRORS = [2554, 2555, 2556];
/** The type of a value. */
const VALUE_ERRORS = [
  2322, 2345, 2349, 2416, 2571, 2698, 2700, 2719, 2739, 2740, 2741, 2769, 18046, 18047, 18048,
];
/** Errors that no surrounding code avoids: `await` in a function that is not async, missing type arguments. */
const PROGRAM_ERRORS = [1009, 1308, 1312, 1361, 2314, 2355, 2377, 2706, 7022, 7061];
/** A property that a type does not have: without and with "Did you mean …?". */
const [UNKNOWN_PROPERTY, MISSPELT_PROPERTY] = [2339, 2551];
/** From here on, errors say that a value is possibly undefined or unknown. */
const FIRST_POSSIBLY_ERROR = 18046;
/** Errors below are syntax errors. */
const FIRST_SEMANTIC_ERROR = 2000;

/** The last line of messages that hold whatever the types of undeclared names are: `Property 'a' is missing in type …`. */
const WHATEVER_THE_TYPE =
  /(?:(?<!Type '\{\}' is )missing (?:in type(?! '\{\}')|the following properties) .*|provides no match for the signature .*|has no properties in common .*|Object literal may only specify .*|Type '(?!any'|unknown'|\{\}').*' is not assignable to type 'null'\.|does not exist on type '(?!(?:\{\}|unknown)'|\w+<unknown\b).*)$/;
/**
 * Messages about 'never' and 'undefined' targets, usually caused by types that a project augments; about 'void'
 * sources, usually functions with omitted bodies; and about types from two copies of a package.
 */
const UNCERTAIN_MESSAGE =
  /(?:to|on)(?: parameter of)? type '(?:never|undefined)'\.$|^ *Type 'void' is not|Type '([A-Z]\w+)\b.* type '\1\b/;
/** A comment about its own line, or the line above: `// ❌`, `// Error: …`. */
const WRONG_LINE = /\/[/*](?:.*❌| *Error:)/;
const COMMENT_LINE = /^\s*\/[/*]/;
/** A comment about the lines below: `// ❌ Don't`, `// Before:`, `// v9`; `// ✅` and `// After:` end it. */
const HEADING =
  /^\s*\/[/*]+ *(?:.*(?<wrong>❌)|.*✅|(?:(?<old>before|old|wrong|bad|incorrect|deprecated|don't|\w+ v?\d[\d.]*)|after|new|right|good|correct|do)\b[\s:.!*/]*$)/i;

/**
 * Tells whether a semantic error in a fragment is certain: everything that causes it is on the page or in
 * installed packages, so that no surrounding program makes it right.
 */
export function isCertainError(diagnostic: ts.Diagnostic, checker: ts.TypeChecker): boolean {
  const { code, file, start = 0, length = 0, messageText } = diagnostic;
  if (!file || isMarkedAsWrong(diagnostic, file)) {
    return false;
  }
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  const lastLine = message.split('\n').at(-1)!;
  const node = nodeAt(file, start, start + length);
  if (ts.isSourceFile(node)) {
    return false;
  }
  const value = valueAt(node);
  const target = targetOf(value);
  const call = ts.findAncestor(node, isCall);
  if (IMPORT_ERRORS.includes(code)) {
    return isImportOfKnownPackage(node, checker);
  }
  if (PROGRAM_ERRORS.includes(code)) {
    return isProgram(file) && isComplete(value, checker);
  }
  if (ARGUMENT_COUNT_ERRORS.includes(code)) {
    return call !== undefined && isArgumentCountCertain(call, checker);
  }
  if (UNKNOWN_OPTION.test(lastLine) && isBrowserOption(node, checker)) {
    return false;
  }
  if (OPTION_ERRORS.includes(code)) {
    return isSelfContained(target, checker) && isOuterCallSelfContained(call, checker);
  }
  const isPropertyError = [UNKNOWN_PROPERTY, MISSPELT_PROPERTY].includes(code);
  const isKnown =
    WHATEVER_THE_TYPE.test(lastLine) && !isPropertyError ? isComplete : isSelfContained;
  return (
    (VALUE_ERRORS.includes(code) || isPropertyError) &&
    !UNCERTAIN_MESSAGE.test(lastLine) &&
    !(code === UNKNOWN_PROPERTY && isOfPackageInterface(value, checker)) &&
    !isElement(node, value) &&
    !isUnused(value) &&
    isKnown(value, checker) &&
    isKnown(target, checker) &&
    isOuterCallSelfContained(call, checker) &&
    !(code >= FIRST_POSSIBLY_ERROR && isGuarded(value, checker))
  );
}

/**
 * Tells whether an error is intended: at omitted code, or at code that a comment calls wrong. Headings such as
 * `// Before:` do not excuse syntax errors.
 */
export function isMarkedAsWrong(
  { code, start = 0, length = 0, messageText }: ts.Diagnostic,
  file: ts.SourceFile,
): boolean {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  const option = /'(.+)' does not exist in type.*$/.exec(message)?.[1] ?? '';
  const lines = file.text.split('\n');
  const first = file.getLineAndCharacterOfPosition(start).line;
  const last = file.getLineAndCharacterOfPosition(start + length).line;
  const below = lines.slice(last + 1);
  const end = below.findIndex((line) => !COMMENT_LINE.test(line));
  const beside = [...lines.slice(first, last + 1), ...below.slice(0, end < 0 ? undefined : end)];
  const { wrong, old } =
    lines
      .slice(0, first)
      .map((line) => HEADING.exec(line)?.groups)
      .findLast(Boolean) ?? {};
  return (
    [file.text.slice(start, start + length), option].some(isPlaceholder) ||
    beside.some((line) => WRONG_LINE.test(line)) ||
    (code >= FIRST_SEMANTIC_ERROR && Boolean(wrong ?? old))
  );
}

type Call = ts.CallExpression | ts.NewExpression;
const isCall = (node: ts.Node): node is Call =>
  ts.isCallExpression(node) || ts.isNewExpression(node);

/** Tells whether an import is from a package whose exports are all known: it re-exports nothing from missing packages. */
function isImportOfKnownPackage(node: ts.Node, checker: ts.TypeChecker): boolean {
  const declaration = ts.findAncestor(
    node,
    (it) => ts.isImportDeclaration(it) || ts.isExportDeclaration(it),
  );
  const from = declaration?.moduleSpecifier;
  const notPackage = new RegExp(String.raw`^'(?:${OWN_FILE}|/)|\.\.\.|…|\.(?!m?js)\w+'$`);
  if (!from || !ts.isStringLiteral(from) || notPackage.test(`'${from.text}'`)) {
    return false;
  }
  const files = checker.getSymbolAtLocation(from)?.declarations?.filter(ts.isSourceFile) ?? [];
  return !files
    .flatMap(({ statements }) => statements)
    .filter(ts.isExportDeclaration)
    .some((it) => it.moduleSpecifier && !checker.getSymbolAtLocation(it.moduleSpecifier));
}

/** Tells whether a call is complete, and its number of parameters does not depend on unknown types. */
function isArgumentCountCertain(call: Call, checker: ts.TypeChecker) {
  const last = checker.getResolvedSignature(call)?.declaration?.parameters.at(-1);
  const hasComputedRest =
    last &&
    'dotDotDotToken' in last &&
    last.dotDotDotToken &&
    last.type?.kind !== ts.SyntaxKind.ArrayType;
  // In lists of an API, `z.lowercase()` stands for the name of the function.
  const isName = !call.arguments?.length && ts.isExpressionStatement(call.parent);
  return (
    !isName && isComplete(call, checker) && (!hasComputedRest || isSelfContained(call, checker))
  );
}

/** Tells whether a value's type is an interface of a package, which other packages may augment. */
function isOfPackageInterface(value: ts.Node, checker: ts.TypeChecker) {
  const type = checker.getTypeAtLocation(value);
  return (type.isIntersection() ? type.types : [type])
    .flatMap(({ symbol }) => symbol?.declarations ?? [])
    .some((it) => ts.isInterfaceDeclaration(it) && !isOfPage(it) && !isOfJavaScript(it));
}

/** Tells whether an option belongs to a browser's function, such as `fetch`: on servers it has other options. */
function isBrowserOption(node: ts.Node, checker: ts.TypeChecker) {
  const object = ts.findAncestor(node, ts.isObjectLiteralExpression);
  const type = object && checker.getContextualType(object);
  return Boolean(type && checker.getNonNullableType(type).symbol?.declarations?.some(isOfBrowser));
}

/** Tells whether a condition that is not self-contained may narrow a value: `if (isPost(it)) it.id`. */
function isGuarded(value: ts.Node, checker: ts.TypeChecker): boolean {
  const name = /^\w+/.exec(value.getText())?.[0] ?? '';
  const narrows = (it: ts.Node) => {
    const hasCondition =
      ts.isIfStatement(it) || ts.isConditionalExpression(it) || ts.isBinaryExpression(it);
    const condition = hasCondition && ts.forEachChild(it, (first) => first);
    return Boolean(
      condition && condition.getText().includes(name) && !isSelfContained(condition, checker),
    );
  };
  return ts.findAncestor(value.parent, narrows) !== undefined;
}

/** Tells whether the types of a generic call cannot come from an outer call that is not self-contained. */
function isOuterCallSelfContained(call: Call | undefined, checker: ts.TypeChecker): boolean {
  const isGeneric = call && checker.getResolvedSignature(call)?.declaration?.typeParameters;
  const outer =
    isGeneric && ts.findAncestor(call.parent, (it) => (ts.isStatement(it) ? 'quit' : isCall(it)));
  return (
    !outer ||
    !isCall(outer) ||
    isIn(call, outer.expression) ||
    (isSelfContained(outer.expression, checker) && isOuterCallSelfContained(outer, checker))
  );
}

/** Tells whether a value is a JSX element, or is passed to an HTML element: their types depend on the framework. */
function isElement(node: ts.Node, value: ts.Node) {
  const element = ts.findAncestor(node.parent, ts.isJsxOpeningLikeElement);
  return (
    (ts.isJsxOpeningLikeElement(value) && !isIn(node, value)) ||
    (element !== undefined && /^[a-z]/.test(element.tagName.getText()))
  );
}

/** Tells whether a value is in an unused JSX element or `new` expression, which may show only some props. */
function isUnused(node: ts.Node) {
  const creation = ts.findAncestor(
    node,
    (it) => ts.isNewExpression(it) || ts.isJsxOpeningLikeElement(it),
  );
  const whole = creation && ts.isJsxOpeningElement(creation) ? creation.parent : creation;
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
 * The wrong value, from the node of a diagnostic, which is the name of a variable, property or member, an
 * argument, or a return type.
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

/** The node that determines the expected type of a value: the called function, element, type or assigned variable. */
function targetOf(value: ts.Node): ts.Node | undefined {
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
  return ts.isStatement(parent) || ts.isSourceFile(parent) ? undefined : targetOf(parent);
}
