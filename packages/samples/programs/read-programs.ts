import path from 'node:path';
import type { Plugin } from 'rolldown';
import type { SampleFile } from '../page/page';
import { resolveImport, type RunProgram } from './programs-to-run';

export type ReadProgramsOptions = {
  /** The folder from which the programs import packages. */
  libraryDir: string;
  /** Writes a program's entry point, which imports its fences by their indexes as `fence:0`, `fence:1` … */
  entryText: (indexes: number[]) => string;
  /** Gives the text to compile for a file; by default the file's code. */
  textOf?: (file: SampleFile) => string;
};

type Module = { file: SampleFile; program: RunProgram };

/**
 * A Rolldown plugin that reads programs from pages, since their files are not on disk.
 *
 * The entry point of a program is `program:<id>`. Relative imports resolve to the program's files; others
 * resolve to packages, as if imported from `libraryDir`.
 */
export function readPrograms(
  programs: RunProgram[],
  { libraryDir, entryText, textOf = ({ code }) => code }: ReadProgramsOptions,
): Plugin {
  const libraryManifest = path.join(libraryDir, 'package.json');
  const entries = new Map(programs.map((program) => [`\0program:${program.id}`, program]));
  const modules = new Map<string, Module>();

  const moduleId = (module: Module) => {
    const { file, program } = module;
    const id = `sample:${program.page.file}?${program.id}/${file.fence.id}/${file.name}`;
    modules.set(id, module);
    return id;
  };

  return {
    name: 'read-programs',

    resolveId(specifier, importerId) {
      if (entries.has(`\0${specifier}`)) {
        return `\0${specifier}`;
      }
      const program = entries.get(importerId ?? '');
      if (program && specifier.startsWith('fence:')) {
        const fence = program.fences[Number(specifier.slice('fence:'.length))]!;
        return moduleId({ file: fence.files.at(-1)!, program });
      }
      const module = modules.get(importerId ?? '');
      if (module && /^\.\.?\//.test(specifier)) {
        const file = resolveImport(module.file, specifier);
        return file && moduleId({ ...module, file });
      }
      return program || module
        ? this.resolve(specifier, libraryManifest, { skipSelf: true })
        : undefined;
    },

    load(id) {
      const program = entries.get(id);
      if (program) {
        return { code: entryText([...program.fences.keys()]), moduleType: 'js' };
      }
      const file = modules.get(id)?.file;
      return file && { code: textOf(file), moduleType: file.name.endsWith('x') ? 'tsx' : 'ts' };
    },
  };
}
