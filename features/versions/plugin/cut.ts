import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

/** The content of docs-versions.json: options for Docusaurus's docs plugin. */
export interface DocsVersions {
  lastVersion: string;
  versions: Record<string, { label: string; path: string; badge: boolean; banner: string }>;
}

/** Runs a command in the site's folder. Its output goes to the terminal; throws if it fails. */
export type Run = (command: string, ...args: string[]) => void;

const DOCS_VERSIONS = 'docs-versions.json';
/** Copied for the new version; `current` in the path becomes `version-10.x`. */
const COPIED_PATHS = ['libraries/current', 'features/reference/words/current.ts'];
/** Written by `npm install` and by tests of samples. */
const GENERATED_NAMES = ['node_modules', '.samples'];
/** Samples of their pages belong to the latest version, unless marked. */
const UNVERSIONED = ['blog', 'src/pages'];
/** The first line of a fence: "```ts run", but not "```ts version=9.x". */
const UNMARKED_SAMPLE = /^[ \t]*`{3,}tsx?\b(?!.*\b(?:version|nocheck)=).*$/gm;
/** Files that the command writes unformatted. */
const WRITTEN_FILES = ['*.json', 'versioned_sidebars', 'libraries/*/package.json'];
const REFERENCE_DATA = '@generated/reference/default/';

/**
 * Guesses the name of the next version.
 *
 * `10.x` → `11.x`, `2.4` → `2.5`
 */
export function nextName(name: string): string {
  return name.replace(/\d+(?=\D*$)/, (number) => String(Number(number) + 1));
}

/**
 * Gives docs-versions.json after a cut: the unreleased version becomes the latest one and keeps its path, `next`
 * becomes the unreleased one, and all others get the banner for old versions.
 *
 * @throws if `name` is not the unreleased version, or `next` is no new version
 */
export function afterCut(
  { versions: { current, ...released } }: DocsVersions,
  name: string,
  next: string,
): DocsVersions {
  if (name !== current?.label) {
    throw new Error(
      `docs/ has the docs of ${current?.label}, not of ${name || 'a version without a name'}: write "npm run version:cut -- ${current?.label}", or change the label and the path of "current" in ${DOCS_VERSIONS} first.`,
    );
  }
  if (!/^\d+(\.\d+)*(\.x)?$/.test(next) || next === name || next in released) {
    throw new Error(`What comes after ${name} cannot be ${next}; write --next ${nextName(name)}.`);
  }
  const old = Object.entries(released).map(([version, options]) => [
    version,
    { ...options, badge: true, banner: 'unmaintained' },
  ]);
  const nextPath = `v${next.replace(/\.x$/, '')}`;
  return {
    lastVersion: name,
    versions: {
      current: { label: next, path: nextPath, badge: true, banner: 'unreleased' },
      [name]: { label: name, path: current.path, badge: false, banner: 'none' },
      ...(Object.fromEntries(old) as DocsVersions['versions']),
    },
  };
}

/**
 * Cuts a docs version by `docusaurus docs:version`, and adds what Docusaurus does not know of: the packages of
 * the version, the words on its exports, label, path and banners, and the version mark on samples outside of
 * the docs. At the end it checks all samples.
 *
 * @param siteDir - a clone without uncommitted changes
 * @throws before any change if the names are wrong; after changes if a command fails
 */
export function cut(siteDir: string, name: string, next: string, run: Run) {
  const at = (file: string) => path.join(siteDir, file);
  const readJson = <T>(file: string) => JSON.parse(fs.readFileSync(at(file), 'utf8')) as T;
  const write = (file: string, value: object) =>
    fs.writeFileSync(at(file), JSON.stringify(value, null, 2));
  const before = readJson<DocsVersions>(DOCS_VERSIONS);
  const after = afterCut(before, name, next);

  for (const file of COPIED_PATHS.filter((file) => fs.existsSync(at(file)))) {
    fs.cpSync(at(file), at(file.replace('current', `version-${name}`)), {
      recursive: true,
      filter: (source) => !GENERATED_NAMES.includes(path.basename(source)),
    });
  }
  for (const [folder, label] of Object.entries({ current: next, [`version-${name}`]: name })) {
    const file = `libraries/${folder}/package.json`;
    const manifest = readJson<{ name: string; description?: string }>(file);
    const description = manifest.description?.replaceAll(name, label);
    write(file, { ...manifest, name: manifest.name.replace('current', folder), description });
  }
  run('npx', 'docusaurus', 'docs:version', name);
  editPages(siteDir, [`versioned_docs/version-${name}`], (text) =>
    text.replaceAll(`${REFERENCE_DATA}current-`, `${REFERENCE_DATA}version-${name}-`),
  );
  editPages(siteDir, UNVERSIONED, (text) =>
    text.replace(UNMARKED_SAMPLE, `$& version=${before.lastVersion}`),
  );
  write(DOCS_VERSIONS, after);
  run('npx', 'prettier', '--write', '--log-level', 'warn', ...WRITTEN_FILES);
  run('npm', 'install', '--no-audit', '--no-fund');
  run('npm', 'run', 'check:samples');
}

function editPages(siteDir: string, folders: string[], change: (text: string) => string) {
  const pages = folders.map((folder) => `${folder}/**/*.{md,mdx}`);
  for (const file of Globby.sync(pages, { cwd: siteDir, absolute: true })) {
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
  }
}
