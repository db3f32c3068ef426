import path from 'node:path';
import ts from 'typescript';
import { createVirtualFiles } from './virtual-files';

/** The start of an import of a project's own file, by path or alias: `./a`, `@/a`, `~/a`, `#a`, `virtual:a`. */
export const OWN_FILE = String.raw`(?:\.{1,2}(?:\/|')|[@~]\/|[#$]|virtual:)`;

/** Undeclared names that replace `...`, a line of `...` in an object, and `…`, with the same length. */
const PLACEHOLDERS = ['___', '__', 'ˑ'];
const [DOTS, PROPERTY, ELLIPSIS] = PLACEHOLDERS as [string, string, string];
/** Replaces a line with a single `.` or `…`; TypeScript reads it as whitespace. */
const EMPTY_LINE = '\u3000';
/** What follows dots that replace code; spread dots are followed by a value. */
const END = String.raw`(?=\s*(?:[)\]},;]|\/?>|\/[/*]|$))`;
const DOTS_OR_COMMENT = new RegExp(
  String.raw`(?<text>\/\/.*|\/\*[^]*?\*\/)|\.\.\.${END}|…${END}`,
  'gm',
);

/** Code before and after a fragment, with which it may be valid TypeScript. */
const CONTEXTS = [
  ['interface It {', '\n}'],
  ['type It = ', ''],
  ['(', '\n)'],
  ['[', '\n]'],
  ['({', '\n})'],
  ['class It {', '\n}'],
  ['class It { it(', '\n) {} }'],
  ['(<It ', '\n/>)'],
  ['it', ''],
  ['', '\nclass It {}'],
  ['', '\n{}'],
] as const;

/** Replacements that turn signatures, as written by hand and by TypeDoc, into members of an interface. */
const SIGNATURES: [RegExp, string][] = [
  [/^(?:export )?const (?:\w+|\{[^}]*\}|\[[^\]]*\]) = (?=[(<]|\w+[(<][^]*(?:\?:|\)\s*:))/m, ''],
  [/^(?:export )?(?:declare )?function (?=\w+[(<])/gm, ''],
  [/^type (\w+)(?:<.*>)? =/gm, '$1:'],
  [/^type (\w+)(?:<.*>)?;?$/gm, '$1: 1'],
  [/^(\w+\()\{/m, '$1_: {'],
];
/** Errors for function types without parentheses in unions, which TypeDoc writes. */
const UNPARENTHESIZED = [1385, 1387];

/**
 * Replaces dots and comments that stand for code by placeholders: `send(...)`, `{ ... }`, `(/* the post *\/)`,
 * `return // a post`, `return ...a post`. In objects, a line of dots becomes a property. `0..6` becomes a number,
 * and the `<NAME>` of `env.<NAME>` a name. All offsets stay.
 *
 * @param name - the file's name, whose extension selects the syntax
 */
export function withPlaceholders(name: string, code: string): string {
  const placeholder = (all: string) => DOTS.padEnd(all.length);
  const replaced = code
    .replace(/^(\s*)[.…](?=\s*$)/gm, `$1${EMPTY_LINE}`)
    .replace(/(?<=\d)\.\.(?=\d)/g, 'e+')
    .replace(/(?<=^\s*|\w\.)<([A-Z][A-Z_]*)>(?=[:;)])/gm, '_$1_')
    .replace(/(?<=\n[^/\n]*[^,;{(\s/]\n\s*)\/\/ or\b(?=.*\n\s*\w+: )/g, ',//or')
    .replace(/(?<=\): )\/\/.*\s*$/, placeholder)
    .replace(/(?<=return )\.\.\.[ \w]+(?=;?$)/gm, placeholder)
    .replace(/(?<=^\s*)\{\/\*\s*\.\.\.\s*\*\/\}$/gm, placeholder)
    .replace(/(?<=[(,=:[{]\s*)\/\*\s*\.\.\.\s*\*\//g, placeholder)
    .replace(/(?<=[=:] )\/\*[^*]*\*\/(?=[,;]?$)/gm, placeholder)
    .replace(/(?<=\w\(\s*)\/\*[^*]*\*\/(?=\s*(?:,|\)(?!\s*(?:=>|\{|:))))/g, placeholder)
    .replace(/(?<=return |(?:return|=>) \(\s*)\/\/.*(?=(?:\n\s*\/\/.*)*\n\s*[)}])/g, placeholder)
    .replace(DOTS_OR_COMMENT, (all, text?: string) => text ?? (all === '…' ? ELLIPSIS : DOTS));
  const asProperties = replaced.replace(/^(\s*)___(?= *$)/gm, `$1${PROPERTY},`);
  const isObject =
    asProperties !== replaced &&
    !isValidSyntax(name, replaced) &&
    (isValidSyntax(name, asProperties) || isPartOfProgram(name, asProperties));
  return isObject ? asProperties : replaced;
}

/** Tells whether a name stands for omitted code. */
export const isPlaceholder = (name: string) => PLACEHOLDERS.includes(name);

/** Tells whether code has a placeholder, or a comment with dots. */
export function hasOmissionMark(code: string): boolean {
  return /(?:\/\/|\/\*)[^\n]*(?:\.\.\.|…)|\b___?\b|[ˑ\u3000]/.test(code);
}

/**
 * Tells whether code with syntax errors is a faulty program, and not a part of one, a signature, data or output:
 * it has statements, and neither it nor all of its pieces between empty lines are valid in some context.
 *
 * @param name - the file's name
 */
export function isFaulty(name: string, code: string): boolean {
  const pieces = code.split(/\n\s*\n(?=[^\s)\]}])|\n(?=\/\/.*\n[\w{]|<[A-Z])/);
  return (
    isProgram(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)) &&
    !isPartOfProgram(name, code) &&
    !pieces.every((it) => isValidSyntax(name, it) || isPartOfProgram(name, it))
  );
}

/** Tells whether code has statements, unlike signatures and data, which TypeScript parses as expressions. */
export function isProgram(node: ts.Node): boolean {
  const isDeclared = !('name' in node) || (node.name as ts.Node | undefined)?.getText() !== '';
  const isOfProgram =
    ts.isStatement(node) &&
    !ts.isExpressionStatement(node) &&
    !ts.isLabeledStatement(node) &&
    !ts.isBlock(node) &&
    !ts.isEmptyStatement(node) &&
    isDeclared;
  return isOfProgram || Boolean(ts.forEachChild(node, (child) => isProgram(child) || undefined));
}

/** Tells whether the code of a `.ts` file is valid as `.tsx`. */
export function isTsx(name: string, code: string): boolean {
  return name.endsWith('.ts') && isValidSyntax(`${name}x`, code);
}

function isPartOfProgram(name: string, code: string) {
  const signature = SIGNATURES.reduce((text, [from, to]) => text.replace(from, to), code);
  const closedAtEnd = code.replace(/__,?\s*$/, '$&\n}').replace(/(?<![=/])>\s*$/, '/>');
  const texts = new Set([code, code.replace(/;\s*$/, ''), signature, closedAtEnd]);
  return Array.from(texts).some((text) =>
    CONTEXTS.some(([before, after]) =>
      syntaxErrorsOf(name, before + text + after).every(
        ({ code }) => before.endsWith('It {') && UNPARENTHESIZED.includes(code),
      ),
    ),
  );
}

/** Tells whether code has no syntax errors. */
export function isValidSyntax(name: string, code: string): boolean {
  return syntaxErrorsOf(name, code).length === 0;
}

/** A language service that only parses. */
const parserFiles = createVirtualFiles('/', { noLib: true, noResolve: true, types: [] }, false);
const parser = ts.createLanguageService(parserFiles.host);

function syntaxErrorsOf(name: string, text: string): readonly ts.DiagnosticWithLocation[] {
  const file = path.join(parserFiles.root, name);
  parserFiles.write(file, text);
  const errors = parser.getSyntacticDiagnostics(file);
  parserFiles.remove(file);
  return errors;
}
