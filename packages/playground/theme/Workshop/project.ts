import type { PlayFile } from '../../compiler/compiler';
import type { Start } from './start';

/** What a project is made of. */
export type ProjectSource = Pick<Start, 'kind' | 'files' | 'entries' | 'packages' | 'project'>;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The folder of packages that the program has itself: npm empties `node_modules`. */
const OWN = 'own_modules/';
const INSTALLED = 'node_modules/';

/**
 * Makes a project of a workshop's files, which runs with `npm install && npm start`; one with a document is
 * checked with `npm run check`, and has no start: it needs what serves its page beside its server.
 *
 * @returns texts by file
 */
export function projectFiles(source: ProjectSource): Record<string, string> {
  const { kind, files, entries, packages, project } = source;
  const isStarted = kind === 'worker';
  const imported = importedPackages(files);
  const types = imported.map((name) => `@types/${name}`);
  const paths = files
    .filter(({ name }) => name.startsWith(INSTALLED))
    .map(
      ({ name }) => [packageOf(name.slice(INSTALLED.length)), [`./${inProject(name)}`]] as const,
    );
  const manifest = {
    private: true,
    type: 'module',
    scripts: { ...(isStarted && { start: 'tsx start.ts' }), check: 'tsc' },
    dependencies: pick(packages, imported),
    devDependencies: { ...pick(packages, types), ...project.tools },
  };
  const compilerOptions = {
    ...project.compilerOptions,
    // What starts the program names its files in full.
    allowImportingTsExtensions: true,
    ...(paths.length > 0 && { paths: Object.fromEntries(paths) }),
  };
  return {
    'package.json': json(manifest),
    'tsconfig.json': json({ compilerOptions }),
    ...(isStarted && { 'start.ts': entries.map(importOf).join('') }),
    ...Object.fromEntries(files.map(({ name, text }) => [inProject(name), `${text.trimEnd()}\n`])),
  };
}

function inProject(name: string) {
  return name.replace(INSTALLED, OWN);
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

/** Those of the names that the docs version has. */
function pick(packages: Record<string, string>, names: string[]) {
  return Object.fromEntries(
    names.filter((name) => name in packages).map((name) => [name, packages[name]]),
  );
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
