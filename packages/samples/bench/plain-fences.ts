import type { Root } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import { readCodeMarks } from '../page/code-marks';
import { parseMeta } from '../page/meta';
import { shownCode } from '../page/shown';

/**
 * A remark plugin that leaves fences to Docusaurus: with the lines that readers see, and without the
 * marks that it does not know.
 */
export default function plainFences() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      const { marks } = parseMeta(node.meta ?? '');
      if (marks.some(({ name }) => name === 'hidden')) {
        parent!.children.splice(index!, 1);
        return [SKIP, index!];
      }
      const isSample = node.lang === 'ts' || node.lang === 'tsx';
      const title = marks.find(({ name }) => name === 'title')?.value;
      node.value = shownCode(node.value, readCodeMarks(node.value, isSample).shown);
      node.meta = title ? `title="${title}"` : undefined;
      return undefined;
    });
  };
}
