import type { Loader, Plugin } from 'esbuild';
import type { Page, SampleFile } from './page';
import { resolveImport, type RunProgram } from './programs-to-run';

type Module = { file: SampleFile; page: Page };

/**
 * Lets esbuild read programs, which exist in pages and nowhere on the disk.
 *
 * The entry point `program:<id>` is a module that exports a list of functions: each loads a fence of
 * the program. Imports between files of the program stay in it; all others are resolved from the
 * folder of the documented packages.
 *
 * @param libraryDir - path of a folder below `libraries`
 * @param textOf - what esbuild gets to read for a file
 */
export function readPrograms(
  programs: RunProgram[],
  libraryDir: string,
  textOf: (file: SampleFile) => string = ({ code }) => code,
): Plugin {
  const byId = new Map(programs.map((program) => [`program:${program.id}`, program]));
  const modules = new Map<string, Module>();

  function resolved(file: SampleFile, page: Page) {
    const address = `${page.file}?${file.fence.version}/${file.fence.id}/${file.name}`;
    modules.set(address, { file, page });
    return { path: address, namespace: 'sample' };
  }

  return {
    name: 'read-programs',
    setup(build) {
      build.onResolve({ filter: /^program:/ }, ({ path }) => ({ path, namespace: 'program' }));

      build.onLoad({ filter: /^/, namespace: 'program' }, ({ path }) => {
        const loaders = byId.get(path)!.fences.map((_, index) => `() => import('${index}')`);
        return { contents: `export default [${loaders.join(', ')}];` };
      });

      build.onResolve({ filter: /^\d+$/, namespace: 'program' }, ({ path, importer }) => {
        const { fences, page } = byId.get(importer)!;
        return resolved(fences[Number(path)]!.files.at(-1)!, page);
      });

      build.onResolve({ filter: /^\.\.?\//, namespace: 'sample' }, ({ path, importer }) => {
        const { file, page } = modules.get(importer)!;
        const target = resolveImport(file, path);
        return target && resolved(target, page);
      });

      build.onLoad({ filter: /^/, namespace: 'sample' }, ({ path }) => {
        const { file } = modules.get(path)!;
        return { contents: textOf(file), loader: loaderOf(file), resolveDir: libraryDir };
      });
    },
  };
}

function loaderOf({ name }: SampleFile): Loader {
  return name.endsWith('x') ? 'tsx' : 'ts';
}
