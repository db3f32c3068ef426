import type { CheerioAPI } from 'cheerio';
import { CODE_MARK } from '../engine/sections';
import type { SearchOptions } from './options';

/** The attribute that captions of code blocks get here: what they say is the name of a file. */
export const FILE_NAME = 'data-file-name';

/** What only guides the eye or the pointer, and says nothing that one searches for. */
const NOT_CONTENT =
  'audio, button, iframe, input, nav, noscript, script, select, style, svg, template, textarea, video, ' +
  '[role=tablist], [role=tooltip], [role=status], [popover], [aria-hidden=true], .hash-link';

/** What Docusaurus writes above an admonition that has no title of its own. */
const DEFAULT_ADMONITION_TITLES = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Characters that are there for the browser only: hash links hold a zero-width space. */
const INVISIBLE = /[\u00ad\u200b-\u200d\ufeff]/g;

/** Brings a text onto one line, with single spaces. */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/**
 * Leaves of a page what readers search for, in one markup, so that all further reading knows that alone.
 *
 * @param $ - the page, which is changed: inline code stands between marks, lines of code end with `\n`
 */
export function simplify($: CheerioAPI, options: SearchOptions): void {
  const { ignoredClasses, codeLineClasses } = options;
  $([NOT_CONTENT, ...ignoredClasses.map((name) => `.${name}`)].join(', ')).replaceWith(' ');
  $('[class*=admonitionHeading_]')
    .filter((_index, element) => DEFAULT_ADMONITION_TITLES.includes(oneLine($(element).text())))
    .remove();

  $('[class*=codeBlockTitle_], figcaption:has(~ pre)').attr(FILE_NAME, '');
  $('pre br').replaceWith('\n');
  $(['pre div', 'pre p', 'pre li', ...codeLineClasses.map((name) => `pre .${name}`)].join(', '))
    .prepend('\n')
    .append('\n');
  $('br').replaceWith(' ');
  $(':not(pre) > code').each((_index, code) => {
    const text = oneLine($(code).text());
    if (text && $(code).closest('pre').length === 0) {
      $(code).text(`${CODE_MARK}${text}${CODE_MARK}`);
    }
  });
}
