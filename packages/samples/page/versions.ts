import fs from 'node:fs';
import path from 'node:path';
import { LIBRARIES, type Site } from './site';

/** Docusaurus's prefix of the folders of released versions. */
const PREFIX = 'version-';

export type DocsVersion = {
  /** The name of its folder in `libraries`, e.g. `version-9.x`. */
  library: string;
  /** The name for readers and authors, e.g. `9.x`. */
  label: string;
  /** The folder of its pages, from the site's root. */
  docsDir: string;
};

/**
 * Lists the docs versions: the latest released one first, the unreleased one last. Versions without docs are
 * listed too if they have a folder in `libraries`, since posts may have samples for them.
 */
export function docsVersions(site: Site): DocsVersion[] {
  const released = releasedVersions(site.dir).map((label) => `${PREFIX}${label}`);
  const withoutDocs = libraryFolders(site).filter((name) => !released.includes(name));
  return [
    ...[...released, ...withoutDocs].map((name) => ({
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

function releasedVersions(siteDir: string) {
  const file = path.join(siteDir, 'versions.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}
