import path from 'node:path';
import ts from 'typescript';
import { createVirtualFiles } from './virtual-files';

/** How a project names its own files where it imports them: by path, or by an alias. */
export const OWN_FILE = String.raw`(?:\.{1,2}(?:\/|')|[@~]\/|[#$]|virtual:)`;

/** Stands for code that is left out: names that nothing declares, as long as dots, and as one character. */
const PLACEHOLDERS = ['___', '__', 'ˑ'];
const [DOTS, PROPERTY, DOT] = PLACEHOLDERS as [string, string, string];
/** Stands for a line that is one dot. */
const EMPTY_LINE = '\u3000';
/** Where dots stand for code, not for what is spread. */
const END = String.raw`(?=\s*(?:[)\]},;]|\/?>|\/[/*]|$))`;
const DOTS_OR_COMMENT = new RegExp(
  String.raw`(?<text>\/\/.*|\/\*[^]*?\*\/)|\.\.\.${END}|…${END}`,
  'gm',
);

/** What parts of programs are cut out of, and what may stand around a line of one. */
const AROUND = [
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

/** How signatures are written that are no TypeScript, by hand and as TypeDoc does it, and the members that they are. */
const SIGNATURES: [RegExp, string][] = [
  [/^(?:export )?const (?:\w+|\{[^}]*\}|\[[^\]]*\]) = (?=[(<]|\w+[(<][^]*(?:\?:|\)\s*:))/m, ''],
  [/^(?:export )?(?:declare )?function (?=\w+[(<])/gm, ''],
  [/^type (\w+)(?:<.*>)? =/gm, '$1:'],
  [/^type (\w+)(?:<.*>)?;?$/gm, '$1: 1'],
  [/^(\w+\()\{/m, '$1_: {'],
];
/** A function type without parentheses in a union, as TypeDoc has it. */
const UNPARENTHESIZED = [1385, 1387];

/**
 * Puts a name that nothing declares where dots stand for code, or a comment for a value: `send(...)`,
 * `{ ... }`, `(/* the post *\/)`, `return // a post`, `return ...a post`. In objects, a line of dots is a property;
 * `0..6` is a number, and `env.<NAME>` has a name. All places stay.
 *
 * @param name - that of the file, whose ending says how to parse it
 */
export function withPlaceholders(name: string, code: string): string {
  const named = (all: string) => DOTS.padEnd(all.length);
  const filled = code
    .replace(/^(\s*)[.…](?=\s*$)/gm, `$1${EMPTY_LINE}`)
    .replace(/(?<=\d)\.\.(?=\d)/g, 'e+')
    .replace(/(?<=^\s*|\w\.)<([A-Z][A-Z_]*)>(?=[:;)])/gm, '_$1_')
    .replace(/(?<=\n[^/\n]*[^,;{(\s/]\n\s*)\/\/ or\b(?=.*\n\s*\w+: )/g, ',//or')
    .replace(/(?<=\): )\/\/.*\s*$/, named)
    .replace(/(?<=return )\.\.\.[ \w]+(?=;?$)/gm, named)
    .replace(/(?<=^\s*)\{\/\*\s*\.\.\.\s*\*\/\}$/gm, named)
    .replace(/(?<=[(,=:[{]\s*)\/\*\s*\.\.\.\s*\*\//g, named)
    .replace(/(?<=[=:] )\/\*[^*]*\*\/(?=[,;]?$)/gm, named)
    .replace(/(?<=\w\(\s*)\/\*[^*]*\*\/(?=\s*(?:,|\)(?!\s*(?:=>|\{|:))))/g, named)
    .replace(/(?<=return |(?:return|=>) \(\s*)\/\/.*(?=(?:\n\s*\/\/.*)*\n\s*[)}])/g, named)
    .replace(DOTS_OR_COMMENT, (all, text?: string) => text ?? (all === '…' ? DOT : DOTS));
  const asProperties = filled.replace(/^(\s*)___(?= *$)/gm, `$1${PROPERTY},`);
  const isObject =
    asProperties !== filled &&
    !isParsed(name, filled) &&
    (isParsed(name, asProperties) || isPart(name, asProperties));
  return isObject ? asProperties : filled;
}

/** Tells whether a name stands for code that is left out. */
export const isPlaceholder = (name: string) => PLACEHOLDERS.includes(name);

/** Tells whether code says with dots, or in a comment that has some, that there is more. */
export function saysMore(code: string): boolean {
  return /(?:\/\/|\/\*)[^\n]*(?:\.\.\.|…)|\b___?\b|[ˑ\u3000]/.test(code);
}

/**
 * Tells whether code that is no TypeScript is a program all the same, which is wrong: it declares, imports or
 * decides something. What was cut out of one is not, all of it, or piece by piece where lines are empty, and
 * neither are signatures, data or what a program prints.
 *
 * @param name - that of the file
 */
export function isFaulty(name: string, code: string): boolean {
  const pieces = code.split(/\n\s*\n(?=[^\s)\]}])|\n(?=\/\/.*\n[\w{]|<[A-Z])/);
  return (
    isProgram(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)) &&
    !isPart(name, code) &&
    !pieces.every((it) => isParsed(name, it) || isPart(name, it))
  );
}

/** Tells code from signatures, data and other things that TypeScript reads as expressions. */
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

/** Tells whether code of a `ts` file has JSX, which only `tsx` files may have. */
export function isTsx(name: string, code: string): boolean {
  return name.endsWith('.ts') && isParsed(`${name}x`, code);
}

function isPart(name: string, code: string) {
  const signature = SIGNATURES.reduce((text, [from, to]) => text.replace(from, to), code);
  const cutOff = code.replace(/__,?\s*$/, '$&\n}').replace(/(?<![=/])>\s*$/, '/>');
  const texts = new Set([code, code.replace(/;\s*$/, ''), signature, cutOff]);
  return Array.from(texts).some((text) =>
    AROUND.some(([before, after]) =>
      faultsOf(name, before + text + after).every(
        (fault) => before.endsWith('It {') && UNPARENTHESIZED.includes(fault.code),
      ),
    ),
  );
}

/** Tells whether code is TypeScript, whatever it means. */
export function isParsed(name: string, code: string): boolean {
  return faultsOf(name, code).length === 0;
}

/** A compiler that only parses: it knows no libraries, and follows no imports. */
const alone = createVirtualFiles('/', { noLib: true, noResolve: true, types: [] }, false);
const parser = ts.createLanguageService(alone.host);

function faultsOf(name: string, text: string): readonly ts.DiagnosticWithLocation[] {
  const file = path.join(alone.root, name);
  alone.write(file, text);
  const faults = parser.getSyntacticDiagnostics(file);
  alone.remove(file);
  return faults;
}
