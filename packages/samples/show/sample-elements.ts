import type { ExpressionStatement, ImportDeclaration } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { FenceView } from './fence-view';

/** The constant of a page's module that has the address of its types. */
const TYPES = { type: 'Identifier' as const, name: 'sampleTypes' };

/**
 * Makes the element that shows a fence, as MDX would parse it from
 * `<Sample html="…" lang="ts" title="server.ts" types={sampleTypes} />`.
 *
 * @param hasTypes - whether the page has a types file
 * @param outputs - the elements of the output fences right below it
 */
export function sampleElement(
  { code, isSample, place }: Extract<FenceView, { kind: 'code' }>,
  hasTypes: boolean,
  outputs: MdxJsxFlowElement[],
): MdxJsxFlowElement {
  const attributes = attributesOf({ ...code, ...place });
  return {
    type: 'mdxJsxFlowElement',
    name: 'Sample',
    attributes: isSample && hasTypes ? [...attributes, typesAttribute()] : attributes,
    children: outputs,
  };
}

/** Makes the element of an output fence; `of` names its sample where that one is further up. */
export function outputElement(
  { code: { html, lang }, of }: Extract<FenceView, { kind: 'output' }>,
  isAttached: boolean,
): MdxJsxFlowElement {
  const attributes = attributesOf({ html, lang, of: isAttached ? undefined : of?.title });
  return { type: 'mdxJsxFlowElement', name: 'SampleOutput', attributes, children: [] };
}

/** `import sampleTypes from "…"`: the bundler makes a file of its own of the types, and gives its address. */
export function typesImport(typesFile: string): MdxjsEsm {
  const statement: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: TYPES }],
    source: { type: 'Literal', value: typesFile, raw: JSON.stringify(typesFile) },
    attributes: [],
  };
  return { type: 'mdxjsEsm', value: '', data: programOf(statement) };
}

function attributesOf(values: Record<string, string | number | boolean | undefined>) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]): MdxJsxAttribute => {
      return { type: 'mdxJsxAttribute', name, value: value === true ? null : String(value) };
    });
}

/** `types={sampleTypes}` */
function typesAttribute(): MdxJsxAttribute {
  const data = programOf({ type: 'ExpressionStatement', expression: TYPES });
  const value = { type: 'mdxJsxAttributeValueExpression' as const, value: TYPES.name, data };
  return { type: 'mdxJsxAttribute', name: 'types', value };
}

function programOf(statement: ImportDeclaration | ExpressionStatement) {
  const program = { type: 'Program' as const, sourceType: 'module' as const, body: [statement] };
  return { estree: program };
}
