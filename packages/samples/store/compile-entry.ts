import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';
import { writeWhole } from './files';
import { hashOf } from './hash';
import { PACKAGE_DIR, packageName, readManifest, resolveManifest } from './packages';

/** A compiled entry point of a thread or process. */
export type Entry = {
  /** The path of the compiled module. */
  file: string;
  /**
   * A hash of its code and of the versions of the packages that it imports. Cached results of the code are valid
   * as long as it stays the same.
   */
  fingerprint: string;
};

/** Inside the package, so that Node resolves the packages that the compiled modules import. */
const FOLDER = 'node_modules/.cache/entries';

/** All packages except this one, whose code is TypeScript, and `typescript`, which the plugin below loads. */
const OTHER_PACKAGES = /^(?!docusaurus-checked-samples(?:\/|$)|\0?typescript$)[^./]/;

/** The location that compiled modules see, which must be that of their sources. */
const STORE = path.join(PACKAGE_DIR, 'store');
const SOURCE_LOCATION = {
  __dirname: JSON.stringify(STORE),
  'import.meta.url': JSON.stringify(pathToFileURL(path.join(STORE, 'packages')).href),
};

const compiled = new Map<string, Promise<Entry>>();

/**
 * Bundles a TypeScript entry point into one file, once per process, so that threads start without a TypeScript
 * loader, which would also transform the whole compiler.
 *
 * @param entry - path of a module in the package, without extension: `build/check-thread`
 * @param packageDir - the package's folder
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
    transform: { define: SOURCE_LOCATION },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ codeSplitting: false });
  const { code } = output[0];
  const file = path.join(packageDir, FOLDER, `${path.parse(input).name}.mjs`);
  writeWhole(file, code);
  // The hash must not depend on where the packages are installed.
  const portable = code.replaceAll(PACKAGE_DIR, '').replaceAll(packageDir, '');
  return { file, fingerprint: hashOf(portable, packagesOf(output[0])) };
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

/** Requires TypeScript: an `import` of a CommonJS package parses it for its exports, which takes half a second. */
const typescriptByRequire: Plugin = {
  name: 'typescript-by-require',
  resolveId: (source) => (source === 'typescript' ? '\0typescript' : null),
  load: (id) =>
    id === '\0typescript'
      ? `import { createRequire } from 'node:module';
export default createRequire(import.meta.url)('typescript');`
      : null,
};
