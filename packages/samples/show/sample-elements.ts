import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { FenceView } from './fence-view';

/**
 * Makes the element that shows a fence, as MDX would parse it from
 * `<Sample html="…" lang="ts" title="server.ts" types="…" />`.
 *
 * @param typesFile - of the page, if it has types
 * @param outputs - the elements of the output fences right below it
 */
export function sampleElement(
  { code, isSample, place }: Extract<FenceView, { kind: 'code' }>,
  typesFile: string | undefined,
  outputs: MdxJsxFlowElement[],
): MdxJsxFlowElement {
  const types = isSample ? typesFile : undefined;
  return elementOf('Sample', { ...code, ...place, types }, outputs);
}

/** Makes the element of an output fence; `of` names its sample where that one is further up. */
export function outputElement(
  { code: { html, lang }, of }: Extract<FenceView, { kind: 'output' }>,
  isAttached: boolean,
): MdxJsxFlowElement {
  return elementOf('SampleOutput', { html, lang, of: isAttached ? undefined : of?.title });
}

function elementOf(
  name: string,
  values: Record<string, string | number | undefined>,
  children: MdxJsxFlowElement[] = [],
): MdxJsxFlowElement {
  const attributes = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): MdxJsxAttribute => {
      return { type: 'mdxJsxAttribute', name: key, value: String(value) };
    });
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}
