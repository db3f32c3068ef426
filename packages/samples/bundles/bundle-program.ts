import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import type { RunProgram } from '../programs/programs-to-run';
import { eachFence, readPrograms } from '../programs/read-programs';
import { libraryDir, type Site } from '../page/site';
import { inputOptions, OUTPUT_OPTIONS, standIns } from './setting';
import { isOfSharedPackage, sharedName, type SharedFile } from './shared-file';

/** What the program's file imports; the name is replaced by that of the file beside it. */
const SHARED = 'shared-file';

/** The module of what few programs import, which imports the shared file alone. */
const BY_FEW = '\0by-few';

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
  const { exports, byFew } = shared;
  const option = mode === 'dom' ? 'sharedWithDocument' : 'shared';
  return {
    name: 'from-shared',
    resolveId(imported, importer) {
      if (importer === BY_FEW) {
        return { id: SHARED, external: true };
      }
      if (imported === BY_FEW) {
        return { id: BY_FEW, moduleSideEffects: false };
      }
      const specifier = imported.replace(/^node:/, '');
      if (Object.hasOwn(exports, specifier)) {
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
      if (id === BY_FEW) {
        return { code: byFew.text, moduleType: 'js' };
      }
      if (!id.startsWith('\0shared:')) {
        return undefined;
      }
      const specifier = id.slice('\0shared:'.length);
      const code = exports[specifier]!.map((name) => {
        const known = sharedName(exports, specifier, name);
        const file = byFew.names.includes(known) ? BY_FEW : SHARED;
        return `export { ${known} as ${name} } from '${file}';`;
      });
      return { code: code.join('\n'), moduleType: 'js' };
    },
  };
}
