import ts from 'typescript';

/** What a value is, or has; other faults are there whatever the undeclared names stand for. */
const OF_VALUES = [2322, 2339, 2345, 2571, 2698, 2719, 2769];
/** What the last line of a message says where no type of an undeclared name would make it right. */
const WHATEVER_THE_TYPE =
  /(?:is missing in type .*|provides no match for the signature .*|has no properties in common .*|Object literal may only specify .*|Expected .* arguments.*)$/;

/** Where code may have been cut out of: signatures and fields, properties, data, types, functions without a body. */
const SURROUNDINGS = [
  ['interface It {', '\n}'],
  ['({', '\n})'],
  ['(', '\n)'],
  ['type It = ', ''],
  ['declare function ', ''],
] as const;

/**
 * Tells whether code that is no program, or reads as another one, was cut out of one: a signature, say, or
 * `interval: number | false`, which by itself is a label and a calculation.
 */
export function isCutOut(source: ts.SourceFile): boolean {
  const isProgram = parses(source.fileName, source.text);
  const [members] = SURROUNDINGS;
  const surroundings = !isProgram
    ? SURROUNDINGS
    : source.statements.some(ts.isLabeledStatement)
      ? [members]
      : [];
  return surroundings.some(([before, after]) =>
    parses(source.fileName, before + source.text + after),
  );
}

function parses(fileName: string, text: string) {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.length === 0;
}

/**
 * Tells whether what is wrong with a value may come of names that nothing declares: it has one, or what it is
 * made of in its file has. They are `any`, of which TypeScript makes `any[]`, `unknown` and `{}`.
 */
export function restsOnUndeclared(
  { code, file, start = 0, length = 0, messageText }: ts.Diagnostic,
  checker: ts.TypeChecker,
): boolean {
  const lastLine = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1)!;
  if (!file || !OF_VALUES.includes(code) || WHATEVER_THE_TYPE.test(lastLine)) {
    return false;
  }
  const visited = new Set<ts.Node>();
  const rests = (node: ts.Node): boolean => {
    if (visited.has(node) || ts.isConstTypeReference(node)) {
      return false;
    }
    visited.add(node);
    if (!ts.isIdentifier(node)) {
      return Boolean(ts.forEachChild(node, (child) => rests(child) || undefined));
    }
    const declarations = isMemberName(node) ? [] : declarationsOf(node, checker);
    return (
      !declarations || declarations.some((it) => it.getSourceFile() === file && rests(sourceOf(it)))
    );
  };
  return rests(valueAt(file, start, start + length));

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

/** The value that is wrong: diagnostics stand at names of variables, properties and members, and at arguments. */
function valueAt(file: ts.SourceFile, start: number, end: number): ts.Node {
  const find = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) =>
      child.getStart(file) <= start && end <= child.end ? find(child) : undefined,
    ) ?? node;
  const node = find(file);
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return parent.expression;
  }
  if (ts.isCallExpression(parent)) {
    return parent;
  }
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
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

/** Where a name is declared; `undefined` where it is not, or a package that is not there should do it. */
function declarationsOf(node: ts.Identifier, checker: ts.TypeChecker) {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const isImport = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const declared = isImport ? checker.getAliasedSymbol(symbol) : symbol;
  return node.text === 'undefined' ? [] : declared?.declarations;
}
