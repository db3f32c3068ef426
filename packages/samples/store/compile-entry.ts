import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';
import { writeWhole } from './files';
import { hashOf } from './hash';
import { PACKAGE_DIR, packageName, readManifest, resolveManifest } from './packages';

/** A module that a thread or a process can start with. */
export type Entry = {
  /** Path of the compiled module. */
  file: string;
  /**
   * A hash of its module graph: of the code of this package in it, and of the versions of the packages
   * that it imports. What it makes is to be made anew when this changes.
   */
  fingerprint: string;
};

/** Below the package, so that Node finds the packages that it imports. */
const FOLDER = 'node_modules/.cache/entries';

/** Packages, but for this one, which may be TypeScript, and for what the plugin below loads. */
const OTHER_PACKAGES = /^(?!docusaurus-checked-samples(?:\/|$)|\0?typescript$)[^./]/;

/** Where compiled modules believe to be, be they made of the sources or of the package. */
const STORE = path.join(PACKAGE_DIR, 'store');
const BELIEVED = {
  __dirname: JSON.stringify(STORE),
  'import.meta.url': JSON.stringify(pathToFileURL(path.join(STORE, 'packages')).href),
};

const compiled = new Map<string, Promise<Entry>>();

/**
 * Compiles an entry point of this package, or of one that is made with it, for Node, once in a process.
 * Threads that start from the compiled file need no TypeScript loader, which would pass all of TypeScript
 * through itself.
 *
 * @param entry - path of a module from the package's folder, without extension: `build/check-thread`
 * @param packageDir - path of that folder
 */
export function compileEntry(entry: string, packageDir = PACKAGE_DIR): Promise<Entry> {
  const input = path.join(packageDir, entry);
  const known = compiled.get(input) ?? compile(input, packageDir);
  compiled.set(input, known);
  return known;
}

async function compile(input: string, packageDir: string): Promise<Entry> {
  const bundle = await rolldown({
    cwd: packageDir,
    input,
    platform: 'node',
    external: OTHER_PACKAGES,
    plugins: [typescriptByRequire],
    transform: { define: BELIEVED },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ codeSplitting: false });
  const { code } = output[0];
  const file = path.join(packageDir, FOLDER, `${path.parse(input).name}.mjs`);
  writeWhole(file, code);
  // Where packages are installed changes nothing of what they make.
  const anywhere = code.replaceAll(PACKAGE_DIR, '').replaceAll(packageDir, '');
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
