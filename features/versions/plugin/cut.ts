import fs from 'node:fs';
import path from 'node:path';

/** What docs-versions.json holds: options of Docusaurus's docs. */
export interface DocsVersions {
  lastVersion: string;
  versions: Record<string, { label: string; path: string; badge: boolean; banner: string }>;
}

/** Runs a command in the site's folder; throws where it fails, after it has said why. */
export type Run = (command: string, ...args: string[]) => void;

const DOCS_VERSIONS = 'docs-versions.json';
/** What a docs version has of its own beside its pages; `current` stands for it in the copy, too. */
const COPIED = ['libraries/current', 'features/reference/words/current.ts'];
/** What `npm install` and tests of samples make. */
const NOT_COPIED = ['node_modules', '.samples'];
/** Pages of no version: their samples are of the latest one unless they say which. */
const OUTSIDE = ['blog', 'src/pages'];
const UNMARKED_SAMPLE = /^[ \t]*`{3,}tsx?\b(?!.*\b(?:version|nocheck)=).*$/gm;
/** What is written in another form than `npm run format` writes it. */
const WRITTEN = ['*.json', 'versioned_sidebars', 'libraries/*/package.json'];
const REFERENCE_DATA = '@generated/reference/default/';

/**
 * The version that is written after another one.
 *
 * `10.x` → `11.x`, `2.4` → `2.5`
 */
export function nextName(name: string): string {
  return name.replace(/\d+(?=\D*$)/, (number) => String(Number(number) + 1));
}

/**
 * Makes the unreleased version the latest one, at the path that it has, and what is written from now on
 * the unreleased one. Those released before have the banner of an old version.
 *
 * @throws where the name is not that of the unreleased docs, or the next one exists
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
 * Cuts a docs version as `docusaurus docs:version` does, and does what that does not know: the packages
 * of the version, the words on its exports, label, path and banners, and whose the samples of other pages
 * are. The samples of the whole site are checked at the end.
 *
 * @param siteDir - a clone in which nothing is changed
 * @throws before anything is changed where it cannot be cut; after that, where a command fails
 */
export function cut(siteDir: string, name: string, next: string, run: Run) {
  const at = (file: string) => path.join(siteDir, file);
  const readJson = <T>(file: string) => JSON.parse(fs.readFileSync(at(file), 'utf8')) as T;
  const write = (file: string, value: object) =>
    fs.writeFileSync(at(file), JSON.stringify(value, null, 2));
  const before = readJson<DocsVersions>(DOCS_VERSIONS);
  const after = afterCut(before, name, next);

  for (const file of COPIED.filter((file) => fs.existsSync(at(file)))) {
    fs.cpSync(at(file), at(file.replace('current', `version-${name}`)), {
      recursive: true,
      filter: (source) => !NOT_COPIED.includes(path.basename(source)),
    });
  }
  for (const [folder, label] of Object.entries({ current: next, [`version-${name}`]: name })) {
    const file = `libraries/${folder}/package.json`;
    const manifest = readJson<{ name: string; description?: string }>(file);
    const description = manifest.description?.replaceAll(name, label);
    write(file, { ...manifest, name: manifest.name.replace('current', folder), description });
  }
  run('npx', 'docusaurus', 'docs:version', name);
  for (const file of pagesBelow(siteDir, [`versioned_docs/version-${name}`])) {
    edit(at(file), (text) =>
      text.replaceAll(`${REFERENCE_DATA}current-`, `${REFERENCE_DATA}version-${name}-`),
    );
  }
  for (const file of pagesBelow(siteDir, OUTSIDE)) {
    edit(at(file), (text) => text.replace(UNMARKED_SAMPLE, `$& version=${before.lastVersion}`));
  }
  write(DOCS_VERSIONS, after);
  run('npx', 'prettier', '--write', '--log-level', 'warn', ...WRITTEN);
  run('npm', 'install', '--no-audit', '--no-fund');
  run('npm', 'run', 'check:samples');
}

function pagesBelow(siteDir: string, folders: string[]) {
  return folders
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.mdx?$/.test(file));
}

function edit(file: string, change: (text: string) => string) {
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
}
