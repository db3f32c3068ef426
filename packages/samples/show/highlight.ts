import { createHighlighter, type Highlighter } from 'shiki';
import { classOfColor, CODE_THEME } from './code-theme';

/** A piece of a line that has one class; `''` where the text has the code's own color. */
export type Token = { text: string; className: string };

/** Splits code into lines of tokens. */
export type Highlight = (code: string, lang: string) => Token[][];

let highlighter: Promise<Highlighter> | undefined;
const highlighted = new Map<string, Token[][]>();

/**
 * Loads the grammars of languages, once. Code that was highlighted before is not again: an
 * edit changes one fence of a page, and pages share what they install.
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

/** Without Shiki's time limit, beyond which it leaves the rest of a line without color. */
const OPTIONS = { theme: CODE_THEME, tokenizeTimeLimit: 0 };

function splitIntoTokens({ codeToTokensBase }: Highlighter, code: string, lang: string): Token[][] {
  return codeToTokensBase(code, { ...OPTIONS, lang: lang as 'text' }).map((line) =>
    line.map(({ content, color }) => ({
      text: content,
      className: content.trim() === '' ? '' : classOfColor(color),
    })),
  );
}
