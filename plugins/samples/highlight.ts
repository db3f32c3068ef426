import { createHighlighter, type Highlighter } from 'shiki';
import { classOfColor, CODE_THEME } from './code-theme';
import { LANGUAGES } from './languages';

/** A piece of a line that has one class; `''` where the text has the code's own color. */
export type Token = { text: string; className: string };

/** Splits code into lines of tokens. */
export type Highlight = (code: string, lang: string) => Token[][];

let highlighter: Promise<Highlighter> | undefined;

/** Loads the grammars of the site's languages, once. */
export async function createHighlight(): Promise<Highlight> {
  highlighter ??= createHighlighter({ themes: [CODE_THEME], langs: [...LANGUAGES] });
  const { codeToTokensBase } = await highlighter;
  return (code, lang) =>
    codeToTokensBase(code, { lang: lang as 'text', theme: CODE_THEME }).map((line) =>
      line.map(({ content, color }) => ({
        text: content,
        className: content.trim() === '' ? '' : classOfColor(color),
      })),
    );
}
