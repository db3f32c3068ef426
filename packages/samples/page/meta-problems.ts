import type { Languages } from './languages';
import type { MetaMark } from './meta';

/** A fault in a fence's meta; `text` is the words that hold it, `''` for the language. */
export type MetaProblem = { rule: string; message: string; text: string };

/** The rules of what is written for somebody else, or for nobody. */
export const UNKNOWN_RULES = [
  'unknown-mark',
  'unknown-language',
  'unknown-code-mark',
  'title-not-a-file',
  'title-language',
];

/** The languages of the fences that it belongs to, or all; the values that it may have; what to write. */
type MarkRule = [languages: readonly string[] | undefined, value: RegExp, write: string];

const SAMPLES = ['ts', 'tsx'];
const OUTPUTS = ['txt', 'html'];
const ANY = undefined;
const NO_VALUE = /^$/;
const SOME_VALUE = /\S/;

/** The whole authoring language of a fence's first line, beside `{1,3-5}`. */
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

/** Marks beside which others have no effect. */
const ALONE = new Map([
  ['nocheck', ['run', 'hidden', 'fresh', 'version']],
  ['hidden', ['folded']],
  ['output', ['folded']],
]);

const FILE = /^(?:\.\/)?((?![./])[\w@$()[\]./-]+\.)[jt]s(x?)$/;

/**
 * Says what is wrong with a fence's first line.
 *
 * @param lang - the fence's language
 * @param marks - the words after it
 * @param languages - those that fences may have
 * @returns a sentence per fault, with what to write instead
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
  const [languages, values, write] = rule;
  if (languages && !languages.includes(lang)) {
    const message = `"${name}" belongs to ${languages.join(' and ')} fences, and this one is ${lang}; remove it or change the language.`;
    return { rule: 'misplaced-mark', message, text };
  }
  const message = `"${text}" means nothing; write ${write}.`;
  return values.test(value ?? '') ? undefined : { rule: 'mark-value', message, text };
}

/**
 * The file of the program that a path names, where it is the path of one. `./a.js` is `a.ts`, by which name
 * TypeScript finds it.
 *
 * @param lang - how the file ends, unless the path says that it has JSX
 */
export function fileOf(written: string, lang?: string): string | undefined {
  const [, name, x] = (!written.includes('..') && FILE.exec(written)) || [];
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
    .filter((other) => ALONE.get(name)?.includes(other.name))
    .map((other) => {
      const message = `"${other.name}" has no effect beside "${name}"; remove one of the two.`;
      return { rule: 'mark-without-effect', message, text: other.text };
    });
}
