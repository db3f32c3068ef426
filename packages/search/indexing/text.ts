import { CODE_MARK } from '../engine/inline-code';
import { attribute, classes, isElement, isText, type Element, type Node } from './html';

const SILENT_ELEMENTS = new Set(
  'audio button iframe input nav noscript script select style svg template textarea video'.split(
    ' ',
  ),
);
const SILENT_ROLES = ['tablist', 'tooltip', 'status'];
const SILENT_CLASSES = ['hash-link'];

/** What Docusaurus writes above an admonition that has no title of its own. */
const DEFAULT_ADMONITION_TITLES = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Characters that are there for the browser only: hash links hold a zero-width space. */
const INVISIBLE = /[\u00ad\u200b-\u200d\ufeff]/g;

/** Whether an element only guides the eye or the pointer, and says nothing that one searches for. */
export function isSilent(element: Element): boolean {
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

/** The text of a node on one line, without what is silent. */
export function inlineText(node: Node): string {
  return oneLine(rawText(node));
}

/** The same with marks around inline code. */
export function markedText(node: Node): string {
  return oneLine(rawText(node, markedCode));
}

/** Inline code between marks, for the index. */
export function markedCode(code: string): string {
  const text = oneLine(code);
  return text && `${CODE_MARK}${text}${CODE_MARK}`;
}

/** Brings a text onto one line, with single spaces. */
export function oneLine(text: string): string {
  return withoutInvisible(text).replace(/\s+/g, ' ').trim();
}

/** Leaves out the characters that no reader sees or types. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

function rawText(node: Node, writeCode = (code: string) => code): string {
  if (isText(node)) {
    return node.value;
  }
  if (!isElement(node) || isSilent(node)) {
    return '';
  }
  const text = node.childNodes.map((child) => rawText(child, writeCode)).join('');
  return node.tagName === 'code' ? writeCode(text) : node.tagName === 'br' ? ' ' : text;
}

function hasDefaultTitle(heading: Element) {
  return DEFAULT_ADMONITION_TITLES.includes(
    oneLine(heading.childNodes.map((child) => rawText(child)).join('')),
  );
}
