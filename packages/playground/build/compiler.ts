import { rolldown } from 'rolldown';

/**
 * Bundles the compiler's worker, with all of TypeScript, but for what it asks for in Node alone.
 *
 * @param entry - path of its module
 */
export async function bundleCompiler(entry: string): Promise<string> {
  const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    comments: false,
    minify: { compress: { target: 'es2022' }, mangle: true, codegen: true },
  });
  return output[0].code;
}
