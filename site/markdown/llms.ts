import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig } from '@docusaurus/types';
import { markdownPath } from '../../src/data/markdownPath';
import { pagePath } from '../../src/data/pagePath';

/** A page as lists name it. */
export interface Page {
  title: string;
  description: string;
  /** With the base URL, without the origin */
  path: string;
}

/** A docs version with its pages, in the order of its sidebar. */
export interface Version {
  /** What it is called, with the site's name: "tRPC 10.x" */
  name: string;
  path: string;
  /** Whether it is the version that readers get unless they choose another */
  isLast: boolean;
  sections: { label: string; pages: Page[] }[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Reads the sections of a docs version from its sidebars.
 *
 * @param siteTitle - the name of the product
 */
export function readVersion(version: LoadedVersion, siteTitle: string): Version {
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
  return {
    name: `${siteTitle} ${version.label}`,
    path: version.path,
    isLast: version.isLast,
    sections: Object.values(version.sidebars)
      .flat()
      .map((item) => ({
        label: item.type === 'category' ? item.label : siteTitle,
        pages: pagesIn(item),
      })),
  };
}

/** Writes the `llms.txt` of a docs version: all its pages by section, as Markdown. */
export function writeIndex({ name, path, sections }: Version, origin: string): string {
  const lists = sections.map(({ label, pages }) => {
    const items = pages.map(
      (page) => `- [${page.title}](${origin}${markdownPath(page.path)}): ${page.description}`,
    );
    return `## ${label}\n\n${items.join('\n')}\n`;
  });
  const whole = `All of these pages in one file: ${origin}${path}/llms-full.txt\n`;
  return [`# ${name}\n`, `> The documentation of ${name}, as Markdown.\n`, whole, ...lists].join(
    '\n',
  );
}

/** Writes the `llms.txt` of the site, which leads to those of its docs versions. */
export function writeSiteIndex(
  { title, tagline, baseUrl }: Pick<DocusaurusConfig, 'title' | 'tagline' | 'baseUrl'>,
  versions: Version[],
  origin: string,
): string {
  const linesOf = ({ name, path }: Version) => [
    `- [${name}](${origin}${path}/llms.txt): the list of its pages`,
    `- [${name}, whole](${origin}${path}/llms-full.txt): all its pages in one file`,
  ];
  const list = (isLast: boolean) =>
    versions
      .filter((version) => version.isLast === isLast)
      .flatMap(linesOf)
      .join('\n');
  const others = [
    `- [Home page](${origin}${markdownPath(baseUrl, baseUrl)}): what ${title} is`,
    `- [Blog](${origin}${markdownPath(`${baseUrl}blog`)}): all its posts`,
  ];
  const optional = [list(false), ...others].join('\n');
  return `# ${title}\n\n> ${tagline}\n\n## Docs\n\n${list(true)}\n\n## Optional\n\n${optional}\n`;
}
