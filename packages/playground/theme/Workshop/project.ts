import type { PlayFile, ProjectSettings } from '../../compiler/compiler';

/** What a project is made of. */
export type ProjectSource = ProjectSettings & {
  files: readonly PlayFile[];
  /** Names of the files that run, in their order. */
  entries: readonly string[];
  /** Packages of the docs version, with their versions. */
  packages: Record<string, string>;
};

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Names of packages whose types are packages of their own. */
const TYPES_APART = ['ws', 'react', 'react-dom'];

/**
 * Makes a project of a workshop's files, which runs with `npm install && npm start`.
 *
 * @returns texts by file
 */
export function projectFiles(source: ProjectSource): Record<string, string> {
  const { files, entries, packages, tools, compilerOptions } = source;
  const dependencies = importedPackages(files).filter((name) => name in packages);
  const types = dependencies
    .filter((name) => TYPES_APART.includes(name))
    .map((name) => `@types/${name}`)
    .filter((name) => name in packages);
  const manifest = {
    private: true,
    type: 'module',
    scripts: { start: 'tsx start.ts', check: 'tsc' },
    dependencies: pick(packages, dependencies),
    devDependencies: { ...pick(packages, types), ...tools },
  };
  // What starts the program names its files in full.
  const tsconfig = { compilerOptions: { ...compilerOptions, allowImportingTsExtensions: true } };
  return {
    'package.json': json(manifest),
    'tsconfig.json': json(tsconfig),
    'start.ts': entries.map((name) => `await import(${JSON.stringify(`./${name}`)});\n`).join(''),
    ...Object.fromEntries(files.map(({ name, text }) => [name, `${text.trimEnd()}\n`])),
  };
}

function importedPackages(files: readonly PlayFile[]) {
  const specifiers = files.flatMap(({ text }) =>
    Array.from(text.matchAll(IMPORT), ([, name = '']) => name),
  );
  const names = specifiers
    .filter((name) => !name.startsWith('.'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].sort();
}

function pick(packages: Record<string, string>, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, packages[name]]));
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
