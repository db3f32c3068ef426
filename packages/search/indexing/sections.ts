import type { Block, Section } from '../engine/types';
import { codeText, codeTitle } from './code';
import { attribute, isElement, isText, type Element, type Node, type Parent } from './html';
import { inlineText, isSilent, markedCode, markedText, oneLine } from './text';
import { readTable } from './table';

const BLOCK_ELEMENTS = new Set(
  'article aside blockquote dd details div dl dt figcaption figure footer form header hr li main ol p section summary ul'.split(
    ' ',
  ),
);

/** Below the headings that sort the messages */
const MESSAGE_LEVEL = 3;

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
  let title = '';

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
    const titleOfCode = codeTitle(element);
    const message = attribute(element, 'data-message');
    if (message !== undefined) {
      endLine();
      readMessage(element, message);
    } else if (/^h[1-6]$/.test(tagName)) {
      endLine();
      readHeading(element);
    } else if (titleOfCode !== undefined) {
      title = titleOfCode;
    } else if (tagName === 'pre') {
      endLine();
      readCode(element);
    } else if (tagName === 'table') {
      endLine();
      add(readTable(element));
    } else if (tagName === 'code') {
      line += markedCode(inlineText(element));
    } else if (tagName === 'br') {
      line += ' ';
    } else {
      readInside(element);
    }
  }

  /** An entry of a list of messages is a section of its own: links lead to it. */
  function readMessage(element: Element, message: string) {
    const title = markedCode(message);
    const anchor = attribute(element, 'id');
    sections.push({ level: MESSAGE_LEVEL, title, anchor, isMessage: true, blocks: [] });
    element.childNodes.forEach(read);
    endLine();
  }

  function readInside(element: Element) {
    const isBlock = BLOCK_ELEMENTS.has(element.tagName);
    if (isBlock) {
      endLine();
    }
    element.childNodes.forEach(read);
    if (isBlock) {
      endLine();
    }
  }

  /** A heading that no link can lead to is text of the section that it stands in. */
  function readHeading(element: Element) {
    const heading = markedText(element);
    const level = Number(element.tagName.slice(1));
    const anchor = attribute(element, 'id');
    if (level === 1 && !introduction.title) {
      introduction.title = heading;
    } else if (heading && anchor) {
      sections.push({ level: Math.max(2, level), title: heading, anchor, blocks: [] });
    } else if (heading) {
      add(heading);
    }
  }

  function readCode(element: Element) {
    const code = codeText(element);
    if (code) {
      add({ code: title ? `${title}\n${code}` : code });
    }
    title = '';
  }

  content.childNodes.forEach(read);
  endLine();
  return sections;
}
