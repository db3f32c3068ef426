import type { Root } from 'hast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { codeParts } from './codeParts';

/**
 * Lets long code in the text break where its parts meet, as in `client.order.<wbr>create`. By themselves
 * browsers find no such place, and break it after the last letter that fits.
 *
 * @returns a rehype plugin
 */
export function codeBreaks() {
  return (tree: Root) =>
    visit(tree, 'element', (code, index, parent) => {
      if (code.tagName === 'pre') {
        return SKIP;
      }
      const [text] = code.children;
      if (code.tagName !== 'code' || text?.type !== 'text' || index === undefined || !parent) {
        return;
      }
      const [first = '', ...others] = codeParts(text.value);
      if (others.length > 0) {
        parent.children[index] = jsxCode([first, ...others]);
      }
    });
}

/** As JSX, because the theme takes code with elements in it for a block. */
function jsxCode(parts: string[]): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    children: parts.flatMap((value, index) => [
      ...(index > 0
        ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }]
        : []),
      { type: 'text' as const, value },
    ]),
  };
}
