import path from 'node:path';
import type { Plugin } from 'rolldown';
import type { SampleFile } from '../page/page';
import { resolveImport, type RunProgram } from './programs-to-run';

/** What a compilation puts around the fences of programs. */
export type Setting = {
  /** The folder whose packages the programs import. */
  libraryDir: string;
  /**
   * The text of a program's entry point, which imports the fences as `fence:0`, `fence:1` …
   *
   * @param count - how many fences the program has
   */
  entryText: (count: number) => string;
  /** What the compiler gets to read for a file; the file's code, unless told otherwise. */
  textOf?: (file: SampleFile) => string;
};

type Module = { file: SampleFile; program: RunProgram };

/**
 * Lets the bundler read programs, which exist in pages and nowhere on the disk.
 *
 * `program:<id>` is the entry point of a program. Imports between its files stay in it; all others are
 * resolved from the folder of the documented packages.
 */
export function readPrograms(programs: RunProgram[], setting: Setting): Plugin {
  const { libraryDir, entryText, textOf = ({ code }) => code } = setting;
  const importer = path.join(libraryDir, 'package.json');
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

    resolveId(specifier, from) {
      if (entries.has(`\0${specifier}`)) {
        return `\0${specifier}`;
      }
      const program = entries.get(from ?? '');
      if (program && specifier.startsWith('fence:')) {
        const fence = program.fences[Number(specifier.slice('fence:'.length))]!;
        return moduleId({ file: fence.files.at(-1)!, program });
      }
      const module = modules.get(from ?? '');
      if (module && /^\.\.?\//.test(specifier)) {
        const file = resolveImport(module.file, specifier);
        return file && moduleId({ ...module, file });
      }
      return program || module ? this.resolve(specifier, importer, { skipSelf: true }) : undefined;
    },

    load(id) {
      const program = entries.get(id);
      if (program) {
        return { code: entryText(program.fences.length), moduleType: 'js' };
      }
      const file = modules.get(id)?.file;
      return file && { code: textOf(file), moduleType: file.name.endsWith('x') ? 'tsx' : 'ts' };
    },
  };
}

/**
 * Writes one line of an entry point per fence.
 *
 * @example eachFence(2, (n) => `import 'fence:${n}';`)
 */
export function eachFence(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n');
}
