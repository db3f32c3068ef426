import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';
import { writeWhole } from './files';
import { hashOf } from './hash';
import { PACKAGE_DIR } from './package-dir';
import { packageName, readManifest, resolveManifest } from './packages';

/** A module of this package that a thread or a process can start with. */
export type Entry = {
  /** Path of the compiled module. */
  file: string;
  /**
   * A hash of its module graph: of the code of this package in it, and of the versions of the packages
   * that it imports. What it makes is to be made anew when this changes.
   */
  fingerprint: string;
};

/** Below this package, so that Node finds the packages that it imports. */
const FOLDER = path.join(PACKAGE_DIR, 'node_modules/.cache/entries');

const compiled = new Map<string, Promise<Entry>>();

/**
 * Compiles an entry point of this package for Node, once in a process. Threads that start from the
 * compiled file need no TypeScript loader, which would pass all of TypeScript through itself.
 *
 * @param entry - path of a TypeScript module from this package's folder, e.g. `build/check-thread.ts`
 */
export function compileEntry(entry: string): Promise<Entry> {
  const known = compiled.get(entry) ?? compile(entry);
  compiled.set(entry, known);
  return known;
}

async function compile(entry: string): Promise<Entry> {
  const bundle = await rolldown({
    cwd: PACKAGE_DIR,
    input: path.join(PACKAGE_DIR, entry),
    platform: 'node',
    external: /^[^./]/,
    plugins: [typescriptByRequire],
    transform: { define: { __dirname: JSON.stringify(path.join(PACKAGE_DIR, 'store')) } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ codeSplitting: false });
  const { code } = output[0];
  const file = path.join(FOLDER, `${path.basename(entry, '.ts')}.mjs`);
  writeWhole(file, code);
  // Where this package is installed changes nothing of what it makes.
  const anywhere = code.replaceAll(PACKAGE_DIR, '');
  return { file, fingerprint: hashOf(anywhere, packagesOf(output[0])) };
}

function packagesOf({ imports, dynamicImports }: OutputChunk) {
  const names = [...imports, ...dynamicImports, 'typescript']
    .filter((specifier) => !isBuiltin(specifier))
    .map(packageName);
  return [...new Set(names)].sort().map((name) => {
    const manifest = resolveManifest(PACKAGE_DIR, name);
    return `${name}@${manifest && readManifest(manifest).version}`;
  });
}

/** Imported, a CommonJS package is read for the names of its exports: of this one, for half a second. */
const typescriptByRequire: Plugin = {
  name: 'typescript-by-require',
  resolveId: (source) => (source === 'typescript' ? '\0typescript' : null),
  load: (id) =>
    id === '\0typescript'
      ? `import { createRequire } from 'node:module';
export default createRequire(import.meta.url)('typescript');`
      : null,
};
