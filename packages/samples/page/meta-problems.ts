import type { Languages } from './languages';
import type { MetaMark } from './meta';

/** A fault in a fence's first line; `text` is the wrong part of it. */
export type MetaProblem = { rule: string; message: string; text: string };

/** The rules that are warnings with `onUnknownMarks: 'warn'`: such marks may belong to another tool. */
export const UNKNOWN_RULES = [
  'unknown-mark',
  'unknown-language',
  'unknown-code-mark',
  'title-not-a-file',
  'title-language',
];

/** The languages whose fences may have a mark, the values that it may have, and an example of what to write. */
type MarkRule = [languages: readonly string[] | undefined, value: RegExp, example: string];

const SAMPLES = ['ts', 'tsx'];
const OUTPUTS = ['txt', 'html'];
const ANY = undefined;
const NO_VALUE = /^$/;
const SOME_VALUE = /\S/;

/** All marks of a fence's first line, except `{1,3-5}`. */
const MARKS: Record<string, MarkRule> = {
  title: [ANY, SOME_VALUE, 'title="server.ts"'],
  run: [SAMPLES, /^(?:node|dom)?$/, 'run (in Node and in the page), run=node or run=dom'],
  output: [OUTPUTS, NO_VALUE, 'output'],
  folded: [ANY, SOME_VALUE, 'folded="what is in it"'],
  hidden: [SAMPLES, NO_VALUE, 'hidden'],
  nocheck: [SAMPLES, SOME_VALUE, 'nocheck="why TypeScript cannot check this"'],
  fresh: [SAMPLES, NO_VALUE, 'fresh'],
  diff: [SAMPLES, NO_VALUE, 'diff'],
  version: [SAMPLES, SOME_VALUE, 'version=9.x'],
  showLineNumbers: [ANY, /^(?:true|false|\d+)?$/, 'showLineNumbers, or showLineNumbers=5'],
};

/** By mark, those that have no effect beside it. */
const OVERRIDES = new Map([
  ['nocheck', ['run', 'hidden', 'fresh', 'version']],
  ['hidden', ['folded']],
  ['output', ['folded']],
]);

/** A relative path of a TypeScript or JavaScript file: `src/a.ts`, `./a.jsx`, `[id].tsx`. */
const FILE = /^(?:\.\/)?((?![./])[\w@$()[\]./-]+\.)[jt]s(x?)$/;

/**
 * Checks a fence's first line.
 *
 * @param lang - the fence's language
 * @param marks - the words after it
 * @param languages - all that fences may have
 */
export function metaProblems(lang: string, marks: MetaMark[], languages: Languages): MetaProblem[] {
  return [
    ...languageProblems(lang, languages),
    ...marks.flatMap((mark) => markProblem(lang, mark) ?? []),
    ...titleProblems(lang, marks),
    ...marks.flatMap(({ name }) => uselessMarks(name, marks)),
  ];
}

function languageProblems(lang: string, languages: Languages): MetaProblem[] {
  const known = Object.keys(languages).join(', ');
  const message = `Unknown language "${lang}"; write one of ${known}, or add it to the option "languages".`;
  return Object.hasOwn(languages, lang) ? [] : [{ rule: 'unknown-language', message, text: lang }];
}

function markProblem(lang: string, { name, value, text }: MetaMark): MetaProblem | undefined {
  const rule = Object.hasOwn(MARKS, name) ? MARKS[name] : undefined;
  if (!rule) {
    const known = Object.keys(MARKS).join(', ');
    const message = `Unknown mark "${text}"; a fence knows ${known} and lines such as {1,3-5}.`;
    return { rule: 'unknown-mark', message, text };
  }
  const [languages, values, example] = rule;
  if (languages && !languages.includes(lang)) {
    const message = `"${name}" belongs to ${languages.join(' and ')} fences, and this one is ${lang}; remove it or change the language.`;
    return { rule: 'misplaced-mark', message, text };
  }
  const message = `"${text}" means nothing; write ${example}.`;
  return values.test(value ?? '') ? undefined : { rule: 'mark-value', message, text };
}

/**
 * Converts a path to the name of the program's file, such as `./a.js` to `a.ts`.
 *
 * @param lang - the file's extension, unless the path ends in `x`
 * @returns `undefined` if the path is not that of a TypeScript or JavaScript file in the program's folder
 */
export function fileOf(filePath: string, lang?: string): string | undefined {
  const [, name, x] = (!filePath.includes('..') && FILE.exec(filePath)) || [];
  return name && name + (x ? 'tsx' : (lang ?? 'ts'));
}

function titleProblems(lang: string, marks: MetaMark[]): MetaProblem[] {
  const title = marks.find(({ name }) => name === 'title');
  if (!SAMPLES.includes(lang) || !title?.value) {
    return [];
  }
  const { text, value } = title;
  if (fileOf(value) === undefined) {
    const message =
      'This title is not the path of a file of the program, which no other fence can import; write a title such as "server.ts" or "src/server.ts".';
    return [{ rule: 'title-not-a-file', message, text }];
  }
  const extension = value.slice(value.lastIndexOf('.') + 1);
  const message = `"${value}" is not a ${lang} file; write ${extension} as the fence's language, or another title.`;
  return extension === lang || !/ts/.test(extension)
    ? []
    : [{ rule: 'title-language', message, text }];
}

function uselessMarks(name: string, marks: MetaMark[]): MetaProblem[] {
  return marks
    .filter((other) => OVERRIDES.get(name)?.includes(other.name))
    .map((other) => {
      const message = `"${other.name}" has no effect beside "${name}"; remove one of the two.`;
      return { rule: 'mark-without-effect', message, text: other.text };
    });
}
