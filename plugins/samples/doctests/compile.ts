import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { SampleFile } from '../page';
import type { RunProgram } from '../programs-to-run';
import { readPrograms } from '../read-programs';

/**
 * Compiles programs of one docs version for Node, one module each. The packages stay where they are.
 *
 * @param libraryDir - the folder whose packages the programs import
 * @param outDir - where the modules go
 * @returns the address of a program's module
 */
export async function compilePrograms(
  programs: RunProgram[],
  libraryDir: string,
  outDir: string,
): Promise<(program: RunProgram) => string> {
  await build({
    entryPoints: programs.map(({ id }) => ({ in: `program:${id}`, out: id })),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [readPrograms(programs, libraryDir, atItsLine), externalPackages()],
    logLevel: 'silent',
  });
  return ({ id }) => pathToFileURL(path.join(outDir, `${id}.mjs`)).href;
}

/** Puts a file on the lines that it has in its page, so that stack traces name those. */
function atItsLine({ code, offset, fence }: SampleFile) {
  const linesBefore = fence.code.slice(0, offset).split('\n').length - 1;
  return '\n'.repeat(fence.line - 1 + linesBefore) + code;
}

/**
 * Leaves packages out of the module and imports them by their file. Node could not find them from
 * the module's folder, nor can it import a folder as 9.x's `@trpc/client/links/httpBatchLink` is one.
 */
function externalPackages(): Plugin {
  return {
    name: 'external-packages',
    setup(build) {
      build.onResolve({ filter: /^[^./]/, namespace: 'sample' }, async (args) => {
        if (args.pluginData === externalPackages) {
          return undefined;
        }
        const {
          path: file,
          errors,
          external,
        } = await build.resolve(args.path, {
          kind: args.kind,
          resolveDir: args.resolveDir,
          importer: args.importer,
          namespace: args.namespace,
          pluginData: externalPackages,
        });
        return errors.length > 0
          ? { errors }
          : { path: external ? file : pathToFileURL(file).href, external: true };
      });
    },
  };
}
