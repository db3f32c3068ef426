import fs from 'node:fs';
import path from 'node:path';
import type { Site } from './site';

/** A docs version and the packages that it documents. */
export type DocsVersion = {
  /** The folder with its packages, named as Docusaurus names version folders. */
  library: string;
  /** What readers and authors call it, e.g. `9.x`. */
  label: string;
  /** The folder of its pages, from the site's root. */
  docsDir: string;
};

/** Lists the site's docs versions, the latest released one first and the unreleased one last. */
export function docsVersions({ dir, options }: Site): DocsVersion[] {
  return [
    ...releasedVersions(dir).map((name) => ({
      library: `version-${name}`,
      label: name,
      docsDir: `versioned_docs/version-${name}`,
    })),
    { library: 'current', label: options.currentLabel, docsDir: 'docs' },
  ];
}

/** Docusaurus keeps their names in this file, as soon as there are any. */
function releasedVersions(siteDir: string) {
  const file = path.join(siteDir, 'versions.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}
