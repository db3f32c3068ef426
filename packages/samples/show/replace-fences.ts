import type { Code, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { FenceView } from './fence-view';

/**
 * Replaces the fences of a page by the elements that show them, except those that Docusaurus shows. An output fence
 * directly below its sample becomes the sample's child.
 *
 * @param tree - changed in place; in a blog's list of posts, only the beginning of the page
 * @param fences - all fences of the page
 * @param typesFile - the path of the page's types below the base URL, if it has types
 * @throws if a fence was not checked: shown as it is, it would look checked
 */
export function replaceFences(tree: Root, fences: FenceView[], typesFile: string | undefined) {
  replaceIn(tree, new Map(fences.map((fence) => [fence.line, fence])), typesFile);
}

function replaceIn(parent: Parent, views: Map<number, FenceView>, typesFile: string | undefined) {
  const children: RootContent[] = [];
  let sample: { line: number; outputs: MdxJsxFlowElement[] } | undefined;
  for (const child of parent.children) {
    if (child.type !== 'code') {
      sample = isComment(child) ? sample : undefined;
      children.push(child);
      if ('children' in child) {
        replaceIn(child, views, typesFile);
      }
      continue;
    }
    const view = viewOf(child, views);
    if (view.kind === 'code') {
      const outputs: MdxJsxFlowElement[] = [];
      sample = { line: view.line, outputs };
      const types = view.isSample ? typesFile : undefined;
      children.push(elementOf('Sample', { ...view.code, ...view.runInfo, types }, outputs));
    } else if (view.kind === 'output' && sample && view.of?.line === sample.line) {
      // HTML comes before printed output, as when the sample runs in the page.
      sample.outputs[view.code.lang === 'html' ? 'unshift' : 'push'](outputElement(view));
    } else if (view.kind === 'output') {
      children.push(outputElement(view, view.of?.title));
    } else if (view.kind === 'foreign') {
      sample = undefined;
      children.push(child);
    }
  }
  parent.children = children;
}

/** `{/* prettier-ignore *\/}`, which may stand between a sample and its output. */
function isComment(node: RootContent) {
  return node.type === 'mdxFlowExpression' && /^\s*\/\*[^]*\*\/\s*$/.test(node.value);
}

function viewOf({ position }: Code, views: Map<number, FenceView>): FenceView {
  const { line } = position!.start;
  const view = views.get(line);
  if (!view) {
    throw new Error(
      `Line ${line} has a fence that was not checked with the samples of this page; a plugin or preprocessor before this one must neither add fences nor move lines.`,
    );
  }
  return view;
}

/** @param of - the title of its sample, if that is not directly above */
function outputElement(
  { code: { html, lang } }: Extract<FenceView, { kind: 'output' }>,
  of?: string,
) {
  return elementOf('SampleOutput', { html, lang, of });
}

/** Creates the syntax tree of `<Sample html="…" lang="ts" title="server.ts" types="…" />`. */
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
