import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'rolldown';
import type { SampleFile } from '../page/page';
import type { RunProgram } from '../programs/programs-to-run';
import { readPrograms } from '../programs/read-programs';

/**
 * Compiles programs of one docs version for Node, and leaves packages external. The default export of each
 * `<id>.mjs` is a list of functions that import its fences.
 *
 * @param libraryDir - the folder from which the programs import packages
 * @param outDir - the folder for the compiled modules
 */
export async function compilePrograms(
  programs: RunProgram[],
  libraryDir: string,
  outDir: string,
): Promise<void> {
  await build({
    input: Object.fromEntries(programs.map(({ id }) => [id, `program:${id}`])),
    platform: 'node',
    resolve: { mainFields: ['main'], conditionNames: ['node', 'import'] },
    plugins: [
      externalPackages(),
      readPrograms(programs, { libraryDir, entryText, textOf: padToPageLine }),
    ],
    output: { dir: outDir, entryFileNames: '[name].mjs', sourcemap: 'inline', paths: toFileUrl },
    logLevel: 'silent',
  });
}

/** On Windows, Node imports absolute files by URL only. */
function toFileUrl(id: string) {
  return path.isAbsolute(id) ? pathToFileURL(id).href : id;
}

function entryText(indexes: number[]) {
  return `export default [${indexes.map((index) => `() => import('fence:${index}')`).join()}];`;
}

/** Adds empty lines, so that stack traces show the lines of the page. */
function padToPageLine({ code, offset, fence }: SampleFile) {
  const linesBefore = fence.code.slice(0, offset).split('\n').length - 1;
  return '\n'.repeat(fence.line - 1 + linesBefore) + code;
}

/**
 * Imports packages by the absolute paths of their files: Node cannot find them from the compiled module's
 * folder, and cannot import the folders that some packages name.
 */
function externalPackages(): Plugin {
  return {
    name: 'external-packages',
    async resolveId(specifier, importer) {
      if (!importer || /^(?:[./\0]|fence:)/.test(specifier)) {
        return undefined;
      }
      if (isBuiltin(specifier)) {
        return { id: specifier, external: true };
      }
      const resolved = await this.resolve(specifier, importer, { skipSelf: true });
      return resolved && { id: resolved.id, external: 'absolute' };
    },
  };
}
