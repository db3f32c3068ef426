import type { VersionOptions } from '@docusaurus/plugin-content-docs';

/** What docs-versions.json holds: these options of Docusaurus's docs. */
export type DocsVersions = {
  lastVersion: string;
  versions: Record<string, Required<Pick<VersionOptions, 'label' | 'path' | 'badge' | 'banner'>>>;
};

export const DOCS_VERSIONS_FILE = 'docs-versions.json';

/** `10.x`, `10`, `2.4`, `2.4.x` */
const VERSION_NAME = /^\d+(\.\d+)*(\.x)?$/;

/**
 * Says why a name cannot be that of a docs version.
 *
 * @returns a sentence with the mend, or `undefined`
 */
export function nameProblem(name: string): string | undefined {
  return VERSION_NAME.test(name)
    ? undefined
    : `"${name}" is no name of a version; write one such as 10.x or 10.4.`;
}

/**
 * The version that is written after another one.
 *
 * `10.x` → `11.x`, `2.4` → `2.5`
 */
export function nextName(name: string): string {
  return name.replace(/\d+(?=\D*$)/, (number) => String(Number(number) + 1));
}

/**
 * Makes the unreleased version the latest one, at the path that it has; what is written from now on gets
 * a label and a path of its own.
 *
 * @param name - the label of the unreleased version
 * @param next - the label of what is written from now on
 */
export function afterCut({ versions }: DocsVersions, name: string, next: string): DocsVersions {
  const { current, ...released } = versions;
  const old: DocsVersions['versions'] = Object.fromEntries(
    Object.entries(released).map(([version, options]) => [
      version,
      { ...options, badge: true, banner: 'unmaintained' },
    ]),
  );
  return {
    lastVersion: name,
    versions: {
      current: { label: next, path: pathOf(next), badge: true, banner: 'unreleased' },
      [name]: { label: name, path: current!.path, badge: false, banner: 'none' },
      ...old,
    },
  };
}

/** Leaves a version out. */
export function afterDrop({ lastVersion, versions }: DocsVersions, name: string): DocsVersions {
  const left = Object.entries(versions).filter(([version]) => version !== name);
  return { lastVersion, versions: Object.fromEntries(left) };
}

/** `11.x` → `v11` */
function pathOf(name: string) {
  return `v${name.replace(/\.x$/, '')}`;
}
