import fs from 'node:fs';
import path from 'node:path';
import { LIBRARIES, type Site } from './site';

/** How Docusaurus names the folders of released versions. */
const PREFIX = 'version-';

/** A docs version and the packages that it documents. */
export type DocsVersion = {
  /** The folder with its packages, named as Docusaurus names version folders. */
  library: string;
  /** What readers and authors call it, e.g. `9.x`. */
  label: string;
  /** The folder of its pages, from the site's root. */
  docsDir: string;
};

/**
 * Lists the site's docs versions, the latest released one first and the unreleased one last. Where only
 * the library of a version is left, other pages may have samples of it still.
 */
export function docsVersions(site: Site): DocsVersion[] {
  const released = releasedVersions(site.dir).map((label) => `${PREFIX}${label}`);
  const left = libraryFolders(site).filter((name) => !released.includes(name));
  return [
    ...[...released, ...left].map((name) => ({
      library: name,
      label: name.slice(PREFIX.length),
      docsDir: `versioned_docs/${name}`,
    })),
    {
      library: 'current',
      label: site.options.currentLabel,
      docsDir: path.posix.normalize(site.options.docs).replace(/\/$/, ''),
    },
  ];
}

function libraryFolders({ dir }: Site): string[] {
  const folder = path.join(dir, LIBRARIES);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names.filter((name) => name.startsWith(PREFIX)).sort();
}

/** Docusaurus keeps their names in this file, as soon as there are any. */
function releasedVersions(siteDir: string) {
  const file = path.join(siteDir, 'versions.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}
