import { rolldown, type Plugin } from 'rolldown';

/** What TypeScript asks for in Node alone. */
const withoutNode: Plugin = {
  name: 'without-node',
  resolveId: (_specifier, importer) =>
    importer?.endsWith('/typescript.js') ? '\0empty' : undefined,
  load: (id) => (id === '\0empty' ? 'module.exports = {};' : undefined),
};

/**
 * Bundles the compiler's worker, with all of TypeScript.
 *
 * @param entry - path of its module
 */
export async function bundleCompiler(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [withoutNode],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    comments: false,
    minify: { compress: { target: 'es2022' }, mangle: true, codegen: true },
  });
  return output[0].code;
}
