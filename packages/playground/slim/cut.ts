import { parseAst } from 'rolldown/parseAst';
import { CutMissed, replaceEach, replacePart } from './edits';

/** What the page's compiler takes of TypeScript. */
const EXPORTS = [
  'createSourceFile',
  'forEachChild',
  'isBlock',
  'isIterationStatement',
  'createLanguageService',
  'displayPartsToString',
  'flattenDiagnosticMessageText',
  'getDefaultFormatCodeSettings',
  'preProcessFile',
  'ScriptSnapshot',
  'transpileModule',
  'version',
];

/** What it asks of a language service; the service itself asks for the first two. */
const SERVICE = [
  'dispose',
  'cleanupSemanticCache',
  'getSyntacticDiagnostics',
  'getSemanticDiagnostics',
  'getCompletionsAtPosition: getCompletionsAtPosition2',
  'getQuickInfoAtPosition',
  'getFormattingEditsForDocument',
];

/** Parts of editors that nothing asks for; each is an object whose members the rest might name. */
const UNUSED = [
  'BreakpointResolver',
  'CallHierarchy',
  'FindAllReferences',
  'GoToDefinition',
  'InlayHints',
  'JsTyping',
  'MapCode',
  'NavigateTo',
  'NavigationBar',
  'OrganizeImports',
  'OutliningElementsCollector',
  'PasteEdits',
  'Rename',
  'SmartSelectionRange',
  'classifier',
  'codefix',
  'preparePasteEdits',
  'refactor',
  'textChanges',
];

/** Functions that the settings of the page's compiler never lead to. */
const NEVER_CALLED = [
  // Decorators with metadata, source maps, configuration files.
  'createRuntimeTypeSerializer',
  'createSourceMapGenerator',
  'createDocumentPositionMapper',
  'parseJsonSourceFileConfigFileContent',
  // Modules are looked up in a table.
  'classicNameResolver',
  'getCompletionEntriesForNonRelativeModules',
  'createPackageJsonImportFilter',
  // Symbols of other files are not proposed.
  'createCacheableExportInfoMap',
  'tryGetModuleNameAsNodeModule',
  'tryGetModuleNameFromExportsOrImports',
];

/**
 * Makes an ES module of TypeScript's file, without what a page never asks for, in a form in which a
 * bundler sees what else is not reached.
 *
 * @param source - the text of `typescript/lib/typescript.js`
 * @throws CutMissed where the text is not that of the version that the cuts are written for
 */
export function cutTypeScript(source: string): string {
  const steps = [
    unwrap,
    cutService,
    cutSystem,
    cutTransformers,
    cutRegistrations,
    cutUnusedParts,
    cutFunctions,
    cutTracing,
    separateMessages,
    cutOptionTexts,
    markAsPure,
  ];
  const body = steps.reduce((text, step) => step(text), source);
  return `${body}\nexport { ${EXPORTS.join(', ')} };\n`;
}

/** Without its CommonJS frame, and without the server of editors, which follows the language service. */
function unwrap(source: string): string {
  const start = source.indexOf('var __defProp = Object.defineProperty;');
  const end = source.indexOf('// src/server/_namespaces/ts.ts');
  if (start < 0 || end < 0) {
    throw new CutMissed('the frame of the file');
  }
  let text = source.slice(start, end);
  text = replacePart(text, 'var typescript_exports = {};', '// src/compiler/corePublic.ts', '');
  // An object of getters is one expression then, which a bundler can leave out.
  text = replacePart(
    text,
    'var __export = (target, all) => {',
    'var __copyProps',
    `var __namespace = (all) => {
  const target = {};
  for (const name in all) __defProp(target, name, { get: all[name], enumerable: true });
  return target;
};\n`,
  );
  return replaceEach(text, /^var (\w+) = \{\};\n__export\(\1, \{/gm, (_, name) => {
    return `var ${name} = __namespace({`;
  });
}

function cutService(text: string): string {
  return replacePart(
    text,
    '  const ls = {\n    dispose,',
    '  return ls;\n',
    `  const ls = { ${SERVICE.join(', ')} };\n`,
  );
}

/** There is no file system, and nothing to ask of Node. */
function cutSystem(text: string): string {
  const without = replaceEach(
    text,
    /^var sys = \(\(\) => \{[\s\S]*?^\}\)\(\);$/gm,
    'var sys = void 0;',
  );
  const noSetup = replaceEach(without, /^if \(sys && [\s\S]*?^\}$/gm, '');
  return replaceEach(noSetup, /\brequire\(/g, '(void 0)(').replace(
    /typeof require\b/g,
    'typeof void 0',
  );
}

/** Code loses its types and keeps all else: neither older JavaScript, nor CommonJS, nor declarations. */
function cutTransformers(text: string): string {
  const transformers = replacePart(
    text,
    'function getScriptTransformers(',
    'function wrapCustomTransformer(',
    `function getScriptTransformers(compilerOptions) {
  const transformers = [transformTypeScript];
  if (getJSXTransformEnabled(compilerOptions)) transformers.push(transformJsx);
  transformers.push(transformECMAScriptModule);
  return transformers;
}
function getDeclarationTransformers() { return emptyArray; }
`,
  );
  const modules = replaceEach(transformers, /^function getModuleTransformer\([\s\S]*?^\}$/gm, '');
  return replaceEach(
    modules,
    /^function transformDeclarations\([\s\S]*?^\}$/gm,
    'function transformDeclarations() {}',
  );
}

function cutRegistrations(text: string): string {
  const fixes = replaceEach(text, /^registerCodeFix\(\{[\s\S]*?^\}\);$/gm, '');
  return replaceEach(fixes, /^registerRefactor\([\s\S]*?^\}\);$/gm, '');
}

function cutUnusedParts(text: string): string {
  const parts = UNUSED.reduce(
    (rest, name) =>
      replaceEach(
        rest,
        new RegExp(`^var ts_${name}_exports = __namespace\\(\\{[\\s\\S]*?^\\}\\);$`, 'gm'),
        `var ts_${name}_exports = {};`,
      ),
    text,
  );
  // Completion asks whether it is in a comment.
  return replaceEach(
    parts,
    /^var ts_formatting_exports = __namespace\(\{[\s\S]*?^\}\);$/gm,
    'var ts_formatting_exports = { formatDocument, getFormatContext, getRangeOfEnclosingComment };',
  );
}

function cutFunctions(text: string): string {
  // To translate a file, TypeScript looks for what it imports, and goes on without it.
  const unresolved = '{ resolvedModule: void 0, failedLookupLocations: [] }';
  const alone = replaceEach(
    text,
    /^function nodeModuleNameResolverWorker\([\s\S]*?^\}$/gm,
    `function nodeModuleNameResolverWorker() { return ${unresolved}; }`,
  );
  return NEVER_CALLED.reduce(
    (rest, name) =>
      replaceEach(
        rest,
        new RegExp(`^function ${name}\\([\\s\\S]*?^\\}$`, 'gm'),
        `function ${name}() { throw new Error("${name} is not in the page's TypeScript."); }`,
      ),
    alone,
  );
}

function cutTracing(text: string): string {
  const off = replaceEach(text, /^var tracing;$/gm, 'var tracing = void 0; function noTrace() {}');
  return replaceEach(off, /\((_\w+) = tracing\) == null \? void 0 : \1\.\w+\(/g, 'noTrace(');
}

/** Each of the 2,000 messages is a variable then, and those that nothing mentions are left out. */
function separateMessages(text: string): string {
  const start = text.indexOf('var Diagnostics = {');
  const end = text.indexOf('\n};\n', start) + '\n};\n'.length;
  if (start < 0 || end < start) {
    throw new CutMissed('the table of messages');
  }
  const table = text.slice(start, end);
  const messages = messagesOf(table).map(
    ({ name, args: [code, category, , ...rest] }) =>
      `var D_${name} = /* @__PURE__ */ diag(${[code, category, '""', ...rest].join(', ')});`,
  );
  const rest = text.slice(0, start) + messages.join('\n') + text.slice(end);
  return replaceEach(rest, /\bDiagnostics\.(\w+)/g, (_, name) => `D_${name}`);
}

/** The names of messages, and what each is made of: code, category, key, words. */
function messagesOf(table: string): { name: string; args: string[] }[] {
  const [statement] = parseAst(table).body;
  const object = statement?.type === 'VariableDeclaration' && statement.declarations[0]?.init;
  if (!object || object.type !== 'ObjectExpression') {
    throw new CutMissed('the table of messages');
  }
  return object.properties.map((property) => {
    if (
      property.type !== 'Property' ||
      property.key.type !== 'Identifier' ||
      property.value.type !== 'CallExpression'
    ) {
      throw new CutMissed('a message');
    }
    const args = property.value.arguments.map((arg) => table.slice(arg.start, arg.end));
    return { name: property.key.name, args };
  });
}

/** What `tsc --help` says of options. */
function cutOptionTexts(text: string): string {
  const start = text.indexOf('// src/compiler/commandLineParser.ts');
  const end = text.indexOf('// src/', start + 1);
  if (start < 0 || end < 0) {
    throw new CutMissed('the parser of options');
  }
  const parser = replaceEach(
    text.slice(start, end),
    /^\s*(?:category|description|defaultValueDescription|paramType): .*[^[{(\s],?$/gm,
    '',
  );
  return text.slice(0, start) + parser + text.slice(end);
}

type Edit = { start: number; end: number; text: string };

/**
 * Tells the bundler that what is made when the file loads is needed only where it is mentioned.
 *
 * Enumerations are `((E2) => { … })(E || (E = {}))` on a variable that stands elsewhere.
 */
function markAsPure(text: string): string {
  const edits: Edit[] = [];
  const insert = (at: number, words: string) => edits.push({ start: at, end: at, text: words });
  const unset = new Set<string>();
  const { body } = parseAst(text);
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') {
      continue;
    }
    for (const { id, init } of statement.declarations) {
      if (!init && id.type === 'Identifier') {
        unset.add(id.name);
      }
      if (init && !/__PURE__/.test(text.slice(init.start - 16, init.start)) && !isInert(init)) {
        insert(init.start, '/* @__PURE__ */ (() => (');
        insert(init.end, '))()');
      }
    }
  }
  for (const statement of body) {
    if (statement.type !== 'ExpressionStatement') {
      continue;
    }
    const call = statement.expression;
    if (call.type !== 'CallExpression' || call.callee.type !== 'ArrowFunctionExpression') {
      continue;
    }
    const [argument] = call.arguments;
    const [parameter] = call.callee.params;
    if (
      argument?.type === 'LogicalExpression' &&
      argument.left.type === 'Identifier' &&
      parameter?.type === 'Identifier' &&
      unset.has(argument.left.name)
    ) {
      insert(statement.start, `var ${argument.left.name} = /* @__PURE__ */ `);
      insert(call.callee.body.end - 1, `; return ${parameter.name};`);
      edits.push({ start: argument.start, end: argument.end, text: '{}' });
    }
  }
  return applyEdits(text, edits);
}

function isInert({ type }: { type: string }) {
  return ['FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression', 'Literal'].includes(
    type,
  );
}

function applyEdits(text: string, edits: Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
