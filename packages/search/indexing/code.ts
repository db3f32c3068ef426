import { classes, find, isElement, isText, type Element, type Node } from './html';
import { inlineText, isSilent, withoutInvisible } from './text';

/** Above a code block, the file that it is */
const TITLE_CLASS = 'codeBlockTitle';
const LINE_ELEMENTS = ['div', 'p', 'li'];

/** Lines of brackets alone, and imports of files that are blocks of the same page. */
const NOBODY_LOOKS_FOR = /^[^\p{L}\p{N}\n]*$\n?|^import [^'"]+ from (['"])\.[^'"]*\1;?$\n?/gmu;

/**
 * The text of a code block, however it was highlighted: lines may be elements, or end with `<br>`, or
 * with a line break. Lines are not indented: results show them one by one. Those that nobody looks for
 * are left out.
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
      const isLine = LINE_ELEMENTS.includes(node.tagName);
      text += isLine && text && !text.endsWith('\n') ? '\n' : '';
      node.childNodes.forEach(read);
      text += isLine && !text.endsWith('\n') ? '\n' : '';
    }
  }
  pre.childNodes.forEach(read);
  return withoutInvisible(text)
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(NOBODY_LOOKS_FOR, '')
    .trim();
}

/**
 * The file that a code block is, where an element is what stands above the block. Beside the title, that
 * holds the language's name, hints and buttons.
 *
 * @returns the title, empty where the block has none, or `undefined` where the element is something else
 */
export function codeTitle(element: Element): string | undefined {
  if (isTitle(element)) {
    return inlineText(element);
  }
  if (element.tagName !== 'figcaption' || !isBesideCode(element)) {
    return undefined;
  }
  const title = find(element, isTitle);
  return title ? inlineText(title) : '';
}

function isTitle(element: Element): boolean {
  return classes(element).includes(TITLE_CLASS);
}

function isBesideCode({ parentNode }: Element): boolean {
  return parentNode?.childNodes.some((node) => isElement(node) && node.tagName === 'pre') ?? false;
}
