import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import type { RunProgram } from '../programs/programs-to-run';
import { eachFence, readPrograms } from '../programs/read-programs';
import { libraryDir, type Site } from '../page/site';
import { inputOptions, OUTPUT_OPTIONS } from './setting';
import { isOfSharedPackage, sharedName, standIns, type SharedFile } from './shared-file';

/** What the program's file imports; the name is replaced by that of the file beside it. */
const SHARED = 'shared-file';

/**
 * Bundles a program for the reader's page, as a module worker of two files: its own, and the one that
 * it shares with all programs of its docs version.
 *
 * @returns the text of its own file
 * @throws where the program imports what the page does not have
 */
export async function bundleProgram(
  site: Site,
  program: RunProgram,
  shared: SharedFile,
): Promise<string> {
  const bundle = await rolldown({
    ...inputOptions(site.options.sideEffectFree),
    input: `program:${program.id}`,
    external: SHARED,
    plugins: [
      gates,
      fromShared(shared, program),
      standIns,
      readPrograms([program], { libraryDir: libraryDir(site, program.version), entryText }),
    ],
  });
  const { output } = await bundle.generate({
    ...OUTPUT_OPTIONS,
    codeSplitting: false,
    paths: { [SHARED]: `./${path.posix.basename(shared.name)}` },
  });
  return output[0].code;
}

function entryText(count: number) {
  return `${eachFence(count, (index) => `import 'gate:${index}'; import 'fence:${index}';`)}
import 'gate:${count}';`;
}

/** Between the fences stands the worker, which decides when the next one begins, and whether. */
const gates: Plugin = {
  name: 'gates',
  resolveId: (specifier) => (specifier.startsWith('gate:') ? `\0${specifier}` : undefined),
  load: (id) =>
    id.startsWith('\0gate:')
      ? `import { beginFence } from '${SHARED}';
         await beginFence(${id.slice('\0gate:'.length)});`
      : undefined,
};

/** Takes what programs share from the shared file, wherever it is imported. */
function fromShared(shared: SharedFile, { mode }: RunProgram): Plugin {
  const option = mode === 'dom' ? 'sharedWithDocument' : 'shared';
  return {
    name: 'from-shared',
    resolveId(imported) {
      const specifier = imported.replace(/^node:/, '');
      if (Object.hasOwn(shared.exports, specifier)) {
        return `\0shared:${specifier}`;
      }
      if (isOfSharedPackage(shared, specifier)) {
        throw new Error(
          `"${specifier}" is of a package that programs share, and would be in the page twice; add it to the option "${option}".`,
        );
      }
      return undefined;
    },
    load(id) {
      if (!id.startsWith('\0shared:')) {
        return undefined;
      }
      const specifier = id.slice('\0shared:'.length);
      const names = shared.exports[specifier]!.map(
        (name) => `${sharedName(shared, specifier, name)} as ${name}`,
      );
      return { code: `export { ${names.join(', ')} } from '${SHARED}';`, moduleType: 'js' };
    },
  };
}
