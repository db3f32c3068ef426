import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { pagePath } from '../paths';

/** A page in a list of pages. */
interface Page extends Pick<DocMetadata, 'title' | 'description'> {
  /** With the base URL, without the origin */
  path: string;
}

type Properties = 'versionName' | 'label' | 'banner' | 'path' | 'isLast';

/** A docs version with its pages, in the order of the sidebar. */
export interface DocsVersion extends Pick<LoadedVersion, Properties> {
  sections: { label: string; pages: Page[] }[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Reads the sections of a docs version from its sidebars.
 *
 * @param siteTitle - the label for pages outside of any category
 */
export function readVersion(version: LoadedVersion, siteTitle: string): DocsVersion {
  const pageOf = new Map(
    version.docs.map(({ id, title, description, permalink }) => [
      id,
      { title, description, path: pagePath(permalink) },
    ]),
  );
  const pagesIn = (item: SidebarItem): Page[] => {
    if (item.type === 'category') {
      return item.items.flatMap(pagesIn);
    }
    const page = item.type === 'doc' || item.type === 'ref' ? pageOf.get(item.id) : undefined;
    return page ? [page] : [];
  };
  const { versionName, label, banner, path, isLast } = version;
  return {
    ...{ versionName, label, banner, path, isLast },
    sections: Object.values(version.sidebars)
      .flat()
      .map((item) => ({
        label: item.type === 'category' ? item.label : siteTitle,
        pages: pagesIn(item),
      })),
  };
}
