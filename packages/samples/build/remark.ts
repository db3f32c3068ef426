import type { Parent, Root, RootContent } from 'mdast';
import { checkInThread, sitePath } from './build';
import { replaceFences } from '../show/replace-fences';

/**
 * The remark plugin: puts `<Sample html="…">` in place of each fence. By then the site has been
 * checked; a page that was edited since is checked here, so that the overlay shows what is wrong.
 *
 * @throws with all problems of the page
 */
export function samplesRemark() {
  return async (tree: Root, { path }: { path: string }): Promise<void> => {
    if (!hasFence(tree)) {
      return;
    }
    const { faults, fences, typesFile } = await checkInThread({ file: sitePath(path) });
    if (faults) {
      throw new Error(`${faults}\n`);
    }
    replaceFences(tree, fences, typesFile);
  };
}

function hasFence(node: Parent | RootContent): boolean {
  return node.type === 'code' || ('children' in node && node.children.some(hasFence));
}
