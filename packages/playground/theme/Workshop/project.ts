import type { PlayFile } from '../../compiler/compiler';

/** What a project is made of. */
export type ProjectSource = {
  files: readonly PlayFile[];
  /** Names of the files that run, in their order. */
  entries: readonly string[];
  /** Packages of the docs version, with their versions. */
  packages: Record<string, string>;
};

/** What runs TypeScript in Node, and what checks it. */
const TOOLS = { '@types/node': '20.19.43', tsx: '4.23.15', typescript: '5.9.3' };

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Names of packages whose types are packages of their own. */
const TYPES_APART = ['ws', 'react', 'react-dom'];

/**
 * Makes a project of a workshop's files, which runs with `npm install && npm start`.
 *
 * @returns texts by file
 */
export function projectFiles({ files, entries, packages }: ProjectSource): Record<string, string> {
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
    devDependencies: { ...pick(packages, types), ...TOOLS },
  };
  const tsconfig = {
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      allowImportingTsExtensions: true,
      jsx: 'react-jsx',
      esModuleInterop: true,
      skipLibCheck: true,
      noEmit: true,
    },
  };
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
