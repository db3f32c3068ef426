import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

/** Of the page's module: the component is in no other page, and in no built one. */
const NAME = 'SamplesPending';

/**
 * Makes what stands on a page that is shown before it is checked, as MDX would parse it from
 * `import SamplesPending from '@theme/SamplesPending'` and `<SamplesPending file="…" />`.
 *
 * @param file - the page, by its path from the site's root
 */
export function pendingNote(file: string): [MdxjsEsm, MdxJsxFlowElement] {
  const source = `@theme/${NAME}`;
  const declaration = {
    type: 'ImportDeclaration' as const,
    specifiers: [
      {
        type: 'ImportDefaultSpecifier' as const,
        local: { type: 'Identifier' as const, name: NAME },
      },
    ],
    source: { type: 'Literal' as const, value: source, raw: JSON.stringify(source) },
    attributes: [],
  };
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'file', value: file }];
  return [
    {
      type: 'mdxjsEsm',
      value: '',
      data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
    },
    { type: 'mdxJsxFlowElement', name: NAME, attributes, children: [] },
  ];
}
