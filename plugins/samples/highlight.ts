import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { LANGUAGES } from './languages';

/** A piece of a line that has one class; `''` where the text has the code's own color. */
export type Token = { text: string; className: string };

/** Splits code into lines of tokens. */
export type Highlight = (code: string, lang: string) => Token[][];

/** A theme of names instead of colors: CSS owns both color modes, and classes never change. */
const THEME = createCssVariablesTheme({ name: 'names', variablePrefix: '--', fontStyle: false });

/** The theme's names as classes of one letter. src/css/code.css has their colors. */
const CLASSES: Record<string, string> = {
  keyword: 'k',
  function: 'f',
  string: 's',
  'string-expression': 's',
  constant: 'n',
  comment: 'c',
  parameter: 'p',
  link: 's',
  punctuation: '',
  inserted: 'i',
  deleted: 'd',
  changed: 'g',
};

let highlighter: Promise<Highlighter> | undefined;

/** Loads the grammars of the site's languages, once. */
export async function createHighlight(): Promise<Highlight> {
  highlighter ??= createHighlighter({ themes: [THEME], langs: [...LANGUAGES] });
  const { codeToTokensBase } = await highlighter;
  return (code, lang) =>
    codeToTokensBase(code, { lang: lang as 'text', theme: THEME }).map((line) =>
      line.map(({ content, color }) => ({ text: content, className: classOf(content, color) })),
    );
}

function classOf(text: string, color = '') {
  const name = /^var\(--token-([\w-]+)\)$/.exec(color)?.[1];
  return name && text.trim() !== '' ? (CLASSES[name] ?? '') : '';
}
