import { logger } from '@docusaurus/logger';
import type { Parent, Root, RootContent } from 'mdast';
import { replaceFences } from '../show/replace-fences';
import { openedSite } from './site-client';

/**
 * The remark plugin: replaces each fence by `<Sample html="…">`. In a build, all pages have been checked before; in
 * the dev server, the page is checked here.
 *
 * @throws with all problems of the page, which the dev server's overlay shows
 */
export function samplesRemark() {
  return async (tree: Root, { path }: { path: string }): Promise<void> => {
    if (!hasFence(tree)) {
      return;
    }
    const ask = openedSite();
    const { faults, warnings, fences, typesFile } = await ask({ file: path });
    warnings.forEach((warning) => logger.warn(warning));
    if (faults) {
      throw new Error(`${faults}\n`);
    }
    replaceFences(tree, fences, typesFile);
  };
}

function hasFence(node: Parent | RootContent): boolean {
  return node.type === 'code' || ('children' in node && node.children.some(hasFence));
}
