import ts from 'typescript';

/** How a project names its own files where it imports them: by path, or by an alias. */
export const OWN_FILE = String.raw`(?:\.{1,2}(?:\/|')|[@~]\/|[#$]|virtual:)`;

/** Stands for code that is left out. */
const PLACEHOLDER = '___';
/** The same for one character, and for a line of it, which is empty then. */
const SHORT_PLACEHOLDER = 'ˑ';
const EMPTY_LINE = '\u3000';

/** Where code may have been cut out of, what reads as a program and is part of another thing first. */
const SURROUNDINGS = [
  ['interface It {', '\n}'],
  ['type It = ', ''],
  ['(', '\n)'],
  ['({', '\n})'],
  ['class It {', '\n}'],
  ['declare function ', ''],
  ['it', ''],
  ['', '\nclass It {}'],
  ['', ' = 1'],
] as const;
/** Those in which `interval: number | false`, by itself a label and a calculation, says something else. */
const OF_LABELS = SURROUNDINGS.slice(0, 3);

/** How signatures are written that are no TypeScript: a constant or a call for a function, and as TypeDoc does it. */
const SIGNATURES: [RegExp, string][] = [
  [/^(\s*)optional (?=[\w[])/gm, '$1'],
  [/^(\s*)new \w+(?=[(<])/gm, '$1new '],
  [/^(?:export )?const (?:\w+|\{[^}]*\}|\[[^\]]*\]) = (?=[(<]|\w+[(<])/m, ''],
  [/^((?:export )?function \w+\()\{/m, '$1_: {'],
  [/\(\)\(/g, '('],
];
/** A function type without parentheses in a union, as TypeDoc has it. */
const UNPARENTHESIZED = [1385, 1387];
/** What no call has. */
const SIGNED = /\?:|\)\s*:/;

/** What a value is, has or lacks, and what a function gives. */
const OF_VALUES = [
  2322, 2339, 2345, 2349, 2355, 2416, 2420, 2551, 2554, 2571, 2698, 2719, 2739, 2740, 2741, 2769,
];
/** What an element lacks. */
const OF_MISSING = [2322, 2739, 2740, 2741];
/** What says between properties that there are more. */
const LEFT_OUT = new RegExp(
  String.raw`\b___?\b|[${SHORT_PLACEHOLDER}${EMPTY_LINE}]|(?:\/\/|\/\*)[^\n]*(?:\.\.\.|…)`,
);
/** `this` of a method whose object is somewhere else. */
const OF_NO_OBJECT = 2532;
/** A property that a type does not have. */
const OF_NO_PROPERTY = [2339, 2551];
/** What type parameters may be used for. */
const OF_TYPE_PARAMETERS = [2536, 2574];
/** `a = 1` in an object. */
const OF_DEFAULT = 1312;
const WHAT_IS_MISSING = /missing (?:in|the following)/;
/** What the last line of a message says where no type of an undeclared name would make it right. */
const WHATEVER_THE_TYPE =
  /(?:(?<!Type '\{\}' is )missing (?:in type(?! '\{\}')|the following properties) .*|Expected .* arguments, but got .*|provides no match for the signature .*|has no properties in common .*|Object literal may only specify .*|Type '(?!any'|unknown'|\{\}').*' is not assignable to type 'null'\.|does not exist on type '(?!(?:\{\}|unknown|never|void)').*)$/;

/**
 * Puts a name that nothing declares, as long, where `...` stands for code: `send(...)`, `{ ... }`, a line, or
 * a comment in place of a value, or alone in what is given back. In objects, a line of it is a property. The
 * same goes for `…`; a line of that, or of one dot, is empty.
 *
 * @param name - that of the file, whose ending says how to parse it
 */
export function withPlaceholders(name: string, code: string): string {
  const filled = code
    .replace(/^(\s*)[.…](?=\s*$)/gm, `$1${EMPTY_LINE}`)
    .replace(/…(?=\s*(?:[)\]},;]|\/?>|$))/gm, SHORT_PLACEHOLDER)
    .replace(/(?<=[(,=:[{]\s*)\/\*\s*\.\.\.\s*\*\//g, (all) => PLACEHOLDER.padEnd(all.length))
    .replace(/(?<=(?:return|=>) \(\s*)\/\/.*(?=(?:\n\s*\/\/.*)*\n\s*\))/g, (all) =>
      PLACEHOLDER.padEnd(all.length),
    )
    .replace(/\.\.\.(?=\s*(?:[)\]},;]|\/?>|\/\/|$))/gm, PLACEHOLDER);
  const asProperties = filled.replace(/^(\s*)___$/gm, '$1__,');
  const isObject =
    asProperties !== filled && !isParsed(name, filled) && readsAs(name, asProperties);
  return isObject ? asProperties : filled;
}

function readsAs(name: string, code: string) {
  return isParsed(name, code) || isPart(name, code, SURROUNDINGS);
}

/**
 * Tells whether code that is no program, or reads as another one, was cut out of one: a signature, say, or
 * `interval: number | false`.
 *
 * @param name - that of the file
 */
export function isCutOut(name: string, code: string): boolean {
  const isLabeled = (statement: ts.Statement): boolean =>
    ts.isLabeledStatement(statement) ||
    (ts.isBlock(statement) && statement.statements.some(isLabeled));
  const { statements } = ts.createSourceFile(name, code, ts.ScriptTarget.Latest);
  if (isParsed(name, code)) {
    return (
      statements.some(isSignature) ||
      statements.every(isConstantOfType) ||
      (statements.some(isLabeled) && isPart(name, code, OF_LABELS))
    );
  }
  const pieces = code.split(/\n\s*\n/);
  return (
    isPartOrSignature(name, code) ||
    (pieces.length > 1 &&
      pieces.every(
        (piece) => isParsed(name, piece) || (SIGNED.test(piece) && isPartOrSignature(name, piece)),
      ))
  );
}

function isPartOrSignature(name: string, code: string) {
  const signature = SIGNATURES.reduce((text, [from, to]) => text.replace(from, to), code);
  return isPart(name, code, SURROUNDINGS) || isPart(name, signature, SURROUNDINGS);
}

/** `const store: Store;` says what `store` is. */
function isConstantOfType(statement: ts.Statement) {
  return (
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.every(({ type, initializer }) => type && !initializer)
  );
}

/** Finds the first fault of a type in braces, which read as a block has one sooner. */
export function faultOfType(name: string, code: string): ts.DiagnosticWithLocation | undefined {
  const before = 'type It = ';
  const [fault] = /^\s*\{/.test(code) ? faultsOf(name, before + code) : [];
  const { file, start = 0, length = 1 } = fault ?? {};
  return fault && file && { ...fault, file, start: start - before.length, length };
}

/** A function without a body, of which nothing else says what it does. */
function isSignature(statement: ts.Statement, _place: number, all: readonly ts.Statement[]) {
  return (
    ts.isFunctionDeclaration(statement) &&
    !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) &&
    !all.some(
      (it) => ts.isFunctionDeclaration(it) && it.body && it.name?.text === statement.name?.text,
    )
  );
}

/** Tells whether code of a `ts` file has JSX, which only `tsx` files may have. */
export function isTsx(name: string, code: string): boolean {
  return name.endsWith('.ts') && isParsed(`${name}x`, code);
}

function isPart(name: string, code: string, surroundings: typeof SURROUNDINGS | typeof OF_LABELS) {
  return surroundings.some(([before, after]) =>
    faultsOf(name, before + code + after).every(
      (fault) => before.endsWith('It {') && UNPARENTHESIZED.includes(fault.code),
    ),
  );
}

function isParsed(name: string, text: string) {
  return faultsOf(name, text).length === 0;
}

function faultsOf(fileName: string, text: string): readonly ts.Diagnostic[] {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics;
}

/**
 * Tells whether what is wrong with a value may come of code that is left out, or of names that nothing
 * declares: the value has one, or what it is made of in its file has. They are `any`, of which TypeScript
 * makes `any[]`, `unknown` and `{}`.
 */
export function isOfFragment(diagnostic: ts.Diagnostic, checker: ts.TypeChecker): boolean {
  const { code, file, start = 0, length = 0, messageText } = diagnostic;
  const text = file?.text.slice(start, start + length) ?? '';
  if (!file || isPlaceholder(text) || (code === OF_NO_OBJECT && text === 'this')) {
    return file !== undefined;
  }
  const value = valueAt(file, start, start + length);
  if (isElementOfWindow(value, checker) || (code === OF_DEFAULT && isOfSignature(value))) {
    return true;
  }
  if (OF_TYPE_PARAMETERS.includes(code)) {
    return isWithoutConstraints(value, checker);
  }
  if (!OF_VALUES.includes(code)) {
    return false;
  }
  const lastLine = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1)!;
  return (
    leavesOut(value) ||
    (OF_NO_PROPERTY.includes(code) &&
      leavesOutMembers(checker.getTypeAtLocation(value), file, checker)) ||
    (OF_MISSING.includes(code) && WHAT_IS_MISSING.test(lastLine) && standsAlone(value)) ||
    restsOnUndeclared(value, checker, WHATEVER_THE_TYPE.test(lastLine) ? decidesCall : () => true)
  );
}

function isPlaceholder(text: string) {
  return text === PLACEHOLDER || text === '__' || text === SHORT_PLACEHOLDER;
}

/** `<Text>` of a fragment is no text node. */
function isElementOfWindow(node: ts.Node, checker: ts.TypeChecker) {
  const element = [node, node.parent].find((it) => it && ts.isJsxOpeningLikeElement(it));
  const declared =
    element && ts.isIdentifier(element.tagName) ? declarationsOf(element.tagName, checker) : [];
  return declared.some(isOfWindow);
}

/** Tells whether `a = 1` stands among nothing but names in the object that a call gets: what a function takes. */
function isOfSignature({ parent }: ts.Node) {
  const object = ts.findAncestor(parent, ts.isObjectLiteralExpression);
  const properties = object?.properties.filter(ts.isShorthandPropertyAssignment) ?? [];
  return (
    object !== undefined &&
    properties.length === object.properties.length &&
    properties.some((it) => !it.objectAssignmentInitializer) &&
    ts.isCallExpression(object.parent) &&
    ts.isExpressionStatement(object.parent.parent)
  );
}

/** Tells whether a type was taken from where its names are declared, without what its parameters extend. */
function isWithoutConstraints(node: ts.Node, checker: ts.TypeChecker) {
  const alias = ts.findAncestor(node, ts.isTypeAliasDeclaration);
  return (
    alias?.typeParameters?.every(({ constraint }) => !constraint) === true &&
    restsOnUndeclared(alias.type, checker, () => true)
  );
}

/** Tells whether a class or an interface has members from what nothing declares, or dots among its own. */
function leavesOutMembers(type: ts.Type, file: ts.SourceFile, checker: ts.TypeChecker) {
  return type.symbol?.declarations?.some((it) => {
    if (it.getSourceFile() !== file || !(ts.isClassLike(it) || ts.isInterfaceDeclaration(it))) {
      return false;
    }
    const members = [...it.members];
    const starts = [it.members.pos, ...members.map(({ end }) => end)];
    const ends = [...members.map((member) => member.getStart()), it.end];
    const bases = it.heritageClauses?.flatMap(({ types }) => types) ?? [];
    return (
      bases.some((base) => restsOnUndeclared(base, checker, () => true)) ||
      members.some(({ name }) => name && isPlaceholder(name.getText())) ||
      starts.some((start, index) => LEFT_OUT.test(file.text.slice(start, ends[index])))
    );
  });
}

/** Tells whether a name is the type that a call is made with, and what the call gives is calculated of it. */
function decidesCall({ parent }: ts.Identifier, checker: ts.TypeChecker) {
  if (!ts.isTypeReferenceNode(parent) || !ts.isCallExpression(parent.parent)) {
    return false;
  }
  const { type } = checker.getResolvedSignature(parent.parent)?.declaration ?? {};
  const given = type && checker.getTypeFromTypeNode(type as ts.TypeNode);
  const isMapped = (it: ts.ObjectType) => Boolean(it.objectFlags & ts.ObjectFlags.Mapped);
  return (
    given !== undefined &&
    (!(given.flags & ts.TypeFlags.Object) || isMapped(given as ts.ObjectType))
  );
}

/** Tells whether a value has dots, a function or a class without a body, or `// ...` among its properties, or is `this` without fields. */
function leavesOut(value: ts.Node): boolean {
  if (value.kind === ts.SyntaxKind.ThisKeyword) {
    const fields = ts.findAncestor(value, ts.isClassLike)?.members.some(ts.isPropertyDeclaration);
    return fields === false;
  }
  const isEmpty =
    (ts.isIdentifier(value) && isPlaceholder(value.text)) ||
    (ts.isBlock(value) && value.statements.length === 0) ||
    (ts.isClassLike(value) && value.members.length === 0);
  const isCommented = ts.isObjectLiteralExpression(value) && LEFT_OUT.test(value.getText());
  return (
    isEmpty || isCommented || Boolean(ts.forEachChild(value, (it) => leavesOut(it) || undefined))
  );
}

/** Tells whether the name is that of an element whose value nobody takes: it may show some of its attributes. */
function standsAlone({ parent }: ts.Node) {
  const element = ts.isJsxOpeningElement(parent) ? parent.parent : parent;
  return ts.isJsxOpeningLikeElement(parent) && ts.isExpressionStatement(element.parent);
}

/** Tells whether an element is given dots. */
function hasDots(node: ts.Node) {
  return (
    ts.isJsxOpeningLikeElement(node) &&
    node.attributes.properties.some(({ name }) => name && isPlaceholder(name.getText()))
  );
}

/** @param mayGive - tells which of the names that nothing declares may give the value its type */
function restsOnUndeclared(
  value: ts.Node,
  checker: ts.TypeChecker,
  mayGive: (name: ts.Identifier, checker: ts.TypeChecker) => boolean,
): boolean {
  const file = value.getSourceFile();
  const visited = new Set<ts.Node>();
  const rests = (node: ts.Node): boolean => {
    if (visited.has(node) || ts.isConstTypeReference(node)) {
      return false;
    }
    visited.add(node);
    if (ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword) {
      return declarationsOf(node.name, checker).some(
        (it) => it.getSourceFile() === file && rests(it),
      );
    }
    if (!ts.isIdentifier(node)) {
      return Boolean(ts.forEachChild(node, (child) => rests(child) || undefined));
    }
    if (isMemberName(node) || node.text === 'undefined') {
      return false;
    }
    const declarations = declarationsOf(node, checker);
    return (
      (declarations.every(isOfWindow) && mayGive(node, checker)) ||
      declarations.some((it) => it.getSourceFile() === file && rests(sourceOf(it)))
    );
  };
  return rests(value);

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
  if (ts.isCallExpression(parent) || ts.isClassLike(parent) || hasDots(parent)) {
    return parent;
  }
  if (ts.isFunctionLike(parent) && (parent.name === node || parent.type === node)) {
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
function isOfWindow(declaration: ts.Declaration) {
  const { fileName } = declaration.getSourceFile();
  return ts.isVariableDeclaration(declaration) && fileName.endsWith('/lib.dom.d.ts');
}

/** Where a name is declared: nowhere, too, where a package that is not there should do it. */
function declarationsOf(node: ts.MemberName, checker: ts.TypeChecker) {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const isImport = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const declared = isImport ? checker.getAliasedSymbol(symbol) : symbol;
  return declared?.declarations ?? [];
}
