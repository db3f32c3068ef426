import { build } from 'rolldown';

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
    output: { file: outFile },
    logLevel: 'silent',
  });
}
