import { build, type Plugin } from 'rolldown';

/**
 * Compiles a module of this site's own for Node, with the packages left where they are.
 *
 * @param file - path of a TypeScript module
 * @param outFile - path of the ES module to write; packages are resolved from there
 */
export async function compileModule(file: string, outFile: string): Promise<void> {
  await build({
    input: file,
    platform: 'node',
    external: /^[^./]/,
    plugins: [typescriptByRequire],
    output: { file: outFile },
    logLevel: 'silent',
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
