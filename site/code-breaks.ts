import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Code that may not fit into a line of a card on a phone. */
const LONG_WORD = /\S{18,}/g;
/** Where the parts of a name or an expression meet: after a sign, and before a capital. */
const JOINT = /(?<=[.,:;/([{<|=_-])(?=[\w'"])|(?<=[a-z])(?=[A-Z])/g;
const BREAK = '\0';

/**
 * Lets long code in the text break where its parts meet, as in `client.order.<wbr>create.<wbr>mutate`.
 * By themselves browsers find no such place, and break it after the last letter that fits.
 *
 * @returns a rehype plugin
 */
export function codeBreaks() {
  return (tree: Root) =>
    visit(tree, 'element', (element) => {
      if (element.tagName === 'pre') {
        return SKIP;
      }
      if (element.tagName === 'code') {
        element.children = element.children.flatMap(withBreaks);
      }
      return undefined;
    });
}

function withBreaks(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') {
    return [node];
  }
  return node.value
    .replace(LONG_WORD, (word) => word.replace(JOINT, BREAK))
    .split(BREAK)
    .flatMap((value, index) => [...(index > 0 ? [wordBreak()] : []), { type: 'text', value }]);
}

function wordBreak(): ElementContent {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
}
