import { createHighlighter, type Highlighter } from 'shiki';
import { classOfColor, CODE_THEME } from './code-theme';

/** A piece of a line with one class; `''` is the default color. */
export type Token = { text: string; className: string };

/** Splits code into lines of tokens. */
export type Highlight = (code: string, lang: string) => Token[][];

let highlighter: Promise<Highlighter> | undefined;
const highlighted = new Map<string, Token[][]>();

/**
 * Loads the grammars of languages. Highlighted code is cached: an edit changes one fence of a page, and many pages
 * have the same install commands.
 */
export async function createHighlight(languages: string[]): Promise<Highlight> {
  highlighter ??= createHighlighter({ themes: [CODE_THEME], langs: languages });
  const loaded = await highlighter;
  return (code, lang) => {
    const key = `${lang}\n${code}`;
    const lines = highlighted.get(key) ?? splitIntoTokens(loaded, code, lang);
    highlighted.set(key, lines);
    return lines;
  };
}

/** Without Shiki's time limit, after which the rest of a line has no color. */
const OPTIONS = { theme: CODE_THEME, tokenizeTimeLimit: 0 };

function splitIntoTokens({ codeToTokensBase }: Highlighter, code: string, lang: string): Token[][] {
  return codeToTokensBase(code, { ...OPTIONS, lang: lang as 'text' }).map((line) =>
    line.map(({ content, color }) => ({
      text: content,
      className: content.trim() === '' ? '' : classOfColor(color),
    })),
  );
}
