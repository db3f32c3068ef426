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

type MarkRule = { languages: readonly string[]; value: RegExp; write: string };

const SAMPLE_LANGUAGES = ['ts', 'tsx'];
const OUTPUT_LANGUAGES = ['txt', 'html'];
const ANY_LANGUAGE: string[] = [];
const NO_VALUE = /^$/;
const FIRST_LINE = /^(?:true|false|\d+)?$/;
const SOME_VALUE = /\S/;

/** The whole authoring language of a fence's first line, beside `{1,3-5}`. */
const MARKS: Record<string, MarkRule> = {
  title: { languages: ANY_LANGUAGE, value: SOME_VALUE, write: 'title="server.ts"' },
  run: {
    languages: SAMPLE_LANGUAGES,
    value: /^(?:node|dom)?$/,
    write: 'run (in Node and in the page), run=node or run=dom',
  },
  output: { languages: OUTPUT_LANGUAGES, value: NO_VALUE, write: 'output' },
  folded: {
    languages: ANY_LANGUAGE,
    value: SOME_VALUE,
    write: 'folded="what is in it"',
  },
  hidden: { languages: SAMPLE_LANGUAGES, value: NO_VALUE, write: 'hidden' },
  nocheck: {
    languages: SAMPLE_LANGUAGES,
    value: SOME_VALUE,
    write: 'nocheck="why TypeScript cannot check this"',
  },
  fresh: { languages: SAMPLE_LANGUAGES, value: NO_VALUE, write: 'fresh' },
  diff: { languages: SAMPLE_LANGUAGES, value: NO_VALUE, write: 'diff' },
  version: { languages: SAMPLE_LANGUAGES, value: SOME_VALUE, write: 'version=9.x' },
  showLineNumbers: {
    languages: ANY_LANGUAGE,
    value: FIRST_LINE,
    write: 'showLineNumbers, or showLineNumbers=5',
  },
};

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
    ...nocheckProblems(marks),
    ...foldedProblems(marks),
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
  if (rule.languages !== ANY_LANGUAGE && !rule.languages.includes(lang)) {
    const languages = rule.languages.join(' and ');
    const message = `"${name}" belongs to ${languages} fences, and this one is ${lang}; remove it or change the language.`;
    return { rule: 'misplaced-mark', message, text };
  }
  const message = `"${text}" means nothing; write ${rule.write}.`;
  return rule.value.test(value ?? '') ? undefined : { rule: 'mark-value', message, text };
}

/**
 * The file of the program that a path names, where it is the path of one. `./a.js` is `a.ts`, by which name
 * TypeScript finds it.
 *
 * @param lang - how the file ends, whatever the path says
 */
export function fileOf(written: string, lang?: string): string | undefined {
  const [, name, x] = (!written.includes('..') && FILE.exec(written)) || [];
  return name && name + (lang ?? `ts${x}`);
}

function titleProblems(lang: string, marks: MetaMark[]): MetaProblem[] {
  const title = marks.find(({ name }) => name === 'title');
  if (!SAMPLE_LANGUAGES.includes(lang) || !title?.value) {
    return [];
  }
  const { text, value } = title;
  const file = fileOf(value, lang);
  if (file === undefined) {
    const message =
      'This title is not the path of a file of the program, which no other fence can import; write a title such as "server.ts" or "src/server.ts".';
    return [{ rule: 'title-not-a-file', message, text }];
  }
  const extension = value.slice(value.lastIndexOf('.') + 1);
  const message = `"${value}" is not a ${lang} file; write ${extension} as the fence's language, or another title.`;
  return file === value || !/ts/.test(extension) ? [] : [{ rule: 'title-language', message, text }];
}

function nocheckProblems(marks: MetaMark[]): MetaProblem[] {
  if (!marks.some(({ name }) => name === 'nocheck')) {
    return [];
  }
  return marks
    .filter(({ name }) => ['run', 'hidden', 'fresh', 'version'].includes(name))
    .map(({ text }) => ({
      rule: 'nocheck-with-program',
      message: `nocheck leaves the fence out of the program, so "${text}" has no effect; remove one of the two.`,
      text,
    }));
}

function foldedProblems(marks: MetaMark[]): MetaProblem[] {
  const folded = marks.find(({ name }) => name === 'folded');
  const other = marks.find(({ name }) => name === 'hidden' || name === 'output');
  if (!folded || !other) {
    return [];
  }
  const message =
    other.name === 'hidden'
      ? 'A hidden fence is not shown, so it cannot be folded; remove one of the two.'
      : 'An output is a part of its sample; write "folded" on that one.';
  return [{ rule: 'folded-with-other', message, text: folded.text }];
}
