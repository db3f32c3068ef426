import type { Block, Section } from '../../src/search/types';
import {
  attribute,
  classes,
  isElement,
  isText,
  type Element,
  type Node,
  type Parent,
} from './html';

const BLOCK_ELEMENTS = new Set(
  'article aside blockquote dd details div dl dt figcaption figure footer form header hr li main ol p section summary table tbody td th thead ul'.split(
    ' ',
  ),
);
const SILENT_ELEMENTS = new Set(
  'audio button iframe input nav noscript script select style svg template textarea video'.split(
    ' ',
  ),
);
const SILENT_CLASSES = [
  'hash-link',
  // Buttons of the home page are links to what search finds itself.
  'button',
  // Of samples: the language's name, hints, and types that the compiler says.
  'sample__label',
  'sample__hint',
  'sample-output__label',
  'q',
];
/** Above a code block, the file that it is */
const CODE_TITLE_CLASSES = ['codeBlockTitle', 'sample__title'];
/** In a sample, a compiler error that stands below its line */
const CODE_NOTE_CLASS = 'e';
const SILENT_ROLES = ['tablist', 'tooltip', 'status'];
/** What Docusaurus writes above an admonition that has no title of its own. */
const DEFAULT_ADMONITION_TITLES = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Characters that are there for the browser only: hash links hold a zero-width space. */
const INVISIBLE = /[\u00ad\u200b-\u200d\ufeff]/g;

/**
 * Cuts a page's content at its headings. What stands before the first is the introduction; a heading
 * of level 1 names it.
 *
 * `<h1>Router</h1><p>One<h2 id=nest>Nest</h2><pre>a</pre>` →
 * `[{level: 1, title: 'Router', blocks: ['One']}, {level: 2, title: 'Nest', anchor: 'nest', blocks: [{code: 'a'}]}]`
 *
 * @param content - the element that holds the content and nothing else
 * @returns at least one section; the title of the first is empty where there is no such heading
 */
export function readSections(content: Parent): Section[] {
  const introduction: Section = { level: 1, title: '', blocks: [] };
  const sections = [introduction];
  let line = '';
  let codeTitle = '';

  const add = (block: Block) => sections.at(-1)?.blocks.push(block);

  function endLine() {
    const text = oneLine(line);
    line = '';
    if (text) {
      add(text);
    }
  }

  function read(node: Node) {
    if (isText(node)) {
      line += node.value;
    } else if (isElement(node) && !isSilent(node)) {
      readElement(node);
    }
  }

  function readElement(element: Element) {
    const { tagName } = element;
    if (/^h[1-6]$/.test(tagName)) {
      endLine();
      readHeading(element);
    } else if (tagName === 'pre') {
      endLine();
      addCode(element);
    } else if (classes(element).some((name) => CODE_TITLE_CLASSES.includes(name))) {
      codeTitle = inlineText(element);
    } else if (tagName === 'tr') {
      endLine();
      line = element.childNodes.filter(isElement).map(inlineText).filter(Boolean).join(' – ');
      endLine();
    } else if (tagName === 'br') {
      line += ' ';
    } else if (BLOCK_ELEMENTS.has(tagName)) {
      endLine();
      element.childNodes.forEach(read);
      endLine();
    } else {
      element.childNodes.forEach(read);
    }
  }

  /** A heading that no link can lead to is text of the section that it stands in. */
  function readHeading(heading: Element) {
    const title = inlineText(heading);
    const level = Number(heading.tagName.slice(1));
    const anchor = attribute(heading, 'id');
    if (level === 1 && !introduction.title) {
      introduction.title = title;
    } else if (title && anchor) {
      sections.push({ level: Math.max(2, level), title, anchor, blocks: [] });
    } else if (title) {
      add(title);
    }
  }

  function addCode(pre: Element) {
    const code = codeText(pre);
    if (code) {
      add({ code: codeTitle ? `${codeTitle}\n${code}` : code });
    }
    codeTitle = '';
  }

  content.childNodes.forEach(read);
  endLine();
  return sections;
}

/**
 * The text of a code block, however it was highlighted: lines may be elements, or end with `<br>`, or
 * with a line break.
 *
 * @param pre - the block's element
 */
export function codeText(pre: Element): string {
  let text = '';
  function read(node: Node) {
    if (isText(node)) {
      text += node.value;
    } else if (isElement(node) && node.tagName === 'br') {
      text += '\n';
    } else if (isElement(node) && !isSilent(node)) {
      const isLine = BLOCK_ELEMENTS.has(node.tagName) || classes(node).includes(CODE_NOTE_CLASS);
      text += isLine && text && !text.endsWith('\n') ? '\n' : '';
      node.childNodes.forEach(read);
      text += isLine && !text.endsWith('\n') ? '\n' : '';
    }
  }
  pre.childNodes.forEach(read);
  return text
    .replace(INVISIBLE, '')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** The text of a node on one line, without what only guides the eye or the pointer. */
export function inlineText(node: Node): string {
  return oneLine(rawText(node));
}

function rawText(node: Node): string {
  if (isText(node)) {
    return node.value;
  }
  if (!isElement(node) || isSilent(node)) {
    return '';
  }
  return node.tagName === 'br' ? ' ' : node.childNodes.map(rawText).join('');
}

function oneLine(text: string) {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

function isSilent(element: Element): boolean {
  const names = classes(element);
  return (
    SILENT_ELEMENTS.has(element.tagName) ||
    SILENT_CLASSES.some((name) => names.includes(name)) ||
    SILENT_ROLES.includes(attribute(element, 'role') ?? '') ||
    attribute(element, 'popover') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    (names.includes('admonitionHeading') && hasDefaultTitle(element))
  );
}

function hasDefaultTitle(heading: Element) {
  return DEFAULT_ADMONITION_TITLES.includes(oneLine(heading.childNodes.map(rawText).join('')));
}
