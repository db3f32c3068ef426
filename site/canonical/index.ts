import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { PluginModule } from '@docusaurus/types';
import { contentIn } from '../loaded-content';
import { findTwins } from './twins';

/** What pages learn by the plugin's name: path of a page → path of the one that it names. */
export type CanonicalPaths = Record<string, string>;

/**
 * The one rule for canonical addresses: a page stands for itself, unless the released docs version has
 * it in the same words; then it names that one. `src/theme/DocItem/Metadata` says so in the page.
 *
 * @returns the plugin that finds out, and the option that leaves those pages out of the sitemap
 */
export function canonicalPages() {
  let twins = new Map<string, string>();

  const plugin: PluginModule = ({ siteDir }) => ({
    name: 'canonical-pages',
    allContentLoaded({ allContent, actions }) {
      twins = findTwins(contentIn(allContent, 'docs').loadedVersions, siteDir);
      actions.setGlobalData(Object.fromEntries(twins) satisfies CanonicalPaths);
    },
  });

  const createSitemapItems: SitemapOptions['createSitemapItems'] = async ({
    defaultCreateSitemapItems,
    ...params
  }) => {
    const items = await defaultCreateSitemapItems(params);
    return items.filter(({ url }) => !twins.has(new URL(url).pathname));
  };

  return { plugin, createSitemapItems };
}
