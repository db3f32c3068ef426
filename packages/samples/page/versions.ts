import fs from 'node:fs';
import path from 'node:path';

/** A docs version and the packages that it documents. */
export type DocsVersion = {
  /** The folder of `libraries` with its packages, named as Docusaurus names version folders. */
  library: string;
  /** What readers and authors call it, e.g. `9.x`. */
  label: string;
  /** The folder of its pages, from the site's root. */
  docsDir: string;
};

/**
 * Lists the site's docs versions, the latest released one first and the unreleased one last.
 *
 * @param siteDir - the site's root
 */
export function docsVersions(siteDir: string): DocsVersion[] {
  const released = readJson<string[]>(path.join(siteDir, 'versions.json'));
  const folders = [
    ...released.map((name) => ({
      library: `version-${name}`,
      docsDir: `versioned_docs/version-${name}`,
    })),
    { library: 'current', docsDir: 'docs' },
  ];
  return folders.map(({ library, docsDir }) => {
    const { version } = readJson<{ version: string }>(
      path.join(siteDir, 'libraries', library, 'package.json'),
    );
    return { library, label: `${version.split('.')[0]}.x`, docsDir };
  });
}

function readJson<T>(file: string) {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
