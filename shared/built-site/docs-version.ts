import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { pagePath } from '../paths';

/** A page as lists name it. */
export interface Page {
  title: string;
  description: string;
  /** With the base URL, without the origin */
  path: string;
}

/** A docs version with its pages, in the order of its sidebar. */
export interface DocsVersion {
  /** Docusaurus's name of it: `current`, `9.x` */
  id: string;
  label: string;
  banner: LoadedVersion['banner'];
  path: string;
  /** Whether it is the version that readers get unless they choose another */
  isLast: boolean;
  sections: { label: string; pages: Page[] }[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Reads the sections of a docs version from its sidebars.
 *
 * @param siteTitle - what a page of no category is listed under
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
  const { versionName: id, label, banner, path, isLast } = version;
  return {
    ...{ id, label, banner, path, isLast },
    sections: Object.values(version.sidebars)
      .flat()
      .map((item) => ({
        label: item.type === 'category' ? item.label : siteTitle,
        pages: pagesIn(item),
      })),
  };
}
