import type { PlayFile, ProjectSettings } from '../../compiler/compiler';
import type { Shared } from './share';

/** What a project is made of. */
export type ProjectSource = ProjectSettings & {
  kind: Shared['kind'];
  files: readonly PlayFile[];
  /** Names of the files that run, in their order. */
  entries: readonly string[];
  /** Packages of the docs version, with their versions. */
  packages: Record<string, string>;
};

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The folder of packages that the program has itself: npm empties `node_modules`, and links to them there. */
const OWN = 'own_modules/';
const INSTALLED = 'node_modules/';

/**
 * Makes a project of a workshop's files, which runs with `npm install && npm start`; one with a document is
 * checked with `npm run check`, and has no start: it needs what serves its page beside its server.
 *
 * @returns texts by file
 */
export function projectFiles(source: ProjectSource): Record<string, string> {
  const { kind, files, entries, packages, tools, compilerOptions } = source;
  const isStarted = kind === 'worker';
  const dependencies = importedPackages(files).filter((name) => name in packages);
  const types = dependencies.map((name) => `@types/${name}`).filter((name) => name in packages);
  const own = Object.fromEntries(
    files
      .filter(({ name }) => name.startsWith(INSTALLED))
      .map(({ name }) => packageOf(name.slice(INSTALLED.length)))
      .map((name) => [name, `file:${OWN}${name}`]),
  );
  const manifest = {
    private: true,
    type: 'module',
    scripts: { ...(isStarted && { start: 'tsx start.ts' }), check: 'tsc' },
    dependencies: { ...pick(packages, dependencies), ...own },
    devDependencies: { ...pick(packages, types), ...tools },
  };
  // What starts the program names its files in full.
  const tsconfig = { compilerOptions: { ...compilerOptions, allowImportingTsExtensions: true } };
  return {
    'package.json': json(manifest),
    'tsconfig.json': json(tsconfig),
    ...(isStarted && { 'start.ts': entries.map(importOf).join('') }),
    ...Object.fromEntries(
      Object.keys(own).map((name) => [
        `${OWN}${name}/package.json`,
        json({ name, version: '0.0.0', type: 'module', main: 'index.ts' }),
      ]),
    ),
    ...Object.fromEntries(
      files.map(({ name, text }) => [name.replace(INSTALLED, OWN), `${text.trimEnd()}\n`]),
    ),
  };
}

/**
 * Writes a project as a text of all its files, for a chat or an issue: each stands below its name, in a fence
 * of Markdown that nothing in it can end.
 *
 * @param files - texts by file
 */
export function projectText(files: Record<string, string>): string {
  return Object.entries(files)
    .map(([name, text]) => {
      const runs = Array.from(text.matchAll(/`+/g), ([run]) => run.length);
      const fence = '`'.repeat(Math.max(2, ...runs) + 1);
      return `**${name}**\n\n${fence}${name.split('.').at(-1)}\n${text}${fence}\n`;
    })
    .join('\n');
}

function importOf(name: string) {
  return `await import(${JSON.stringify(`./${name}`)});\n`;
}

function importedPackages(files: readonly PlayFile[]) {
  const specifiers = files.flatMap(({ text }) =>
    Array.from(text.matchAll(IMPORT), ([, name = '']) => name),
  );
  const names = specifiers.filter((name) => !name.startsWith('.')).map(packageOf);
  return [...new Set(names)].sort();
}

/** The package of `@scope/name/a/b`. */
function packageOf(specifier: string) {
  const count = specifier.startsWith('@') ? 2 : 1;
  return specifier.split('/').slice(0, count).join('/');
}

function pick(packages: Record<string, string>, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, packages[name]]));
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
