import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { RunPlace } from '../page/run-place';
import type { CodeView, FenceView, ProgramView } from './fence-view';

/** The constant of a page's module that has the address of its types. */
const TYPES = 'sampleTypes';

/**
 * Makes the element that shows a fence, as MDX would parse it from
 * `<Sample html="…" lang="ts" title="server.ts" types={sampleTypes} />`.
 *
 * @param hasTypes - whether the page has a types file
 * @param outputs - the elements of the output fences right below it
 */
export function sampleElement(
  { code, program, place }: Extract<FenceView, { kind: 'code' }>,
  hasTypes: boolean,
  outputs: MdxJsxFlowElement[],
): MdxJsxFlowElement {
  const attributes = [
    ...codeAttributes(code),
    ...runAttributes(program, place),
    ...(program && hasTypes ? [typesAttribute()] : []),
  ];
  return { type: 'mdxJsxFlowElement', name: 'Sample', attributes, children: outputs };
}

/** Makes the element of an output fence; `of` names its sample where that one is further up. */
export function outputElement(
  { code, of }: Extract<FenceView, { kind: 'output' }>,
  isAttached: boolean,
): MdxJsxFlowElement {
  const attributes = [
    attribute('html', code.html),
    attribute('lang', code.lang),
    ...(isAttached || !of?.title ? [] : [attribute('of', of.title)]),
  ];
  return { type: 'mdxJsxFlowElement', name: 'SampleOutput', attributes, children: [] };
}

/** `import sampleTypes from "…"`: the bundler makes a file of its own of the types, and gives its address. */
export function typesImport(typesFile: string): MdxjsEsm {
  const statement = {
    type: 'ImportDeclaration' as const,
    specifiers: [
      {
        type: 'ImportDefaultSpecifier' as const,
        local: { type: 'Identifier' as const, name: TYPES },
      },
    ],
    source: { type: 'Literal' as const, value: typesFile, raw: JSON.stringify(typesFile) },
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [statement] } },
  };
}

function codeAttributes({ html, lang, title, label, showLineNumbers, folded }: CodeView) {
  return [
    attribute('html', html),
    attribute('lang', lang),
    ...(title ? [attribute('title', title)] : []),
    ...(label ? [attribute('label', label)] : []),
    ...(folded ? [attribute('folded', folded)] : []),
    ...(showLineNumbers ? [attribute('showLineNumbers')] : []),
  ];
}

function runAttributes(program: ProgramView | undefined, place: RunPlace | undefined) {
  const places = Object.entries(place ?? {});
  return [
    ...(program?.run ? [attribute('run', program.run)] : []),
    ...places.map(([name, value]) => attribute(name, String(value))),
  ];
}

function attribute(name: string, value: string | null = null): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** `types={sampleTypes}` */
function typesAttribute(): MdxJsxAttribute {
  const expression = { type: 'Identifier' as const, name: TYPES };
  const statement = { type: 'ExpressionStatement' as const, expression };
  return {
    type: 'mdxJsxAttribute',
    name: 'types',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: TYPES,
      data: { estree: { type: 'Program', sourceType: 'module', body: [statement] } },
    },
  };
}
