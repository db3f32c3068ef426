import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'rolldown';
import type { SampleFile } from '../page/page';
import type { RunProgram } from '../programs/programs-to-run';
import { eachFence, readPrograms } from '../programs/read-programs';

/**
 * Compiles programs of one docs version for Node. The packages that they import stay where they are.
 *
 * @param libraryDir - the folder whose packages the programs import
 * @param outDir - where the modules go: `<id>.mjs`, whose default export loads each fence in turn
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
      packagesByFile(),
      readPrograms(programs, { libraryDir, entryText, textOf: atItsLine }),
    ],
    output: { dir: outDir, entryFileNames: '[name].mjs', sourcemap: 'inline', paths: toAddress },
    logLevel: 'silent',
  });
}

/** Node imports files by address on every system, by path only on some. */
function toAddress(id: string) {
  return path.isAbsolute(id) ? pathToFileURL(id).href : id;
}

function entryText(count: number) {
  return `export default [\n${eachFence(count, (index) => `() => import('fence:${index}'),`)}\n];`;
}

/** Puts a file on the lines that it has in its page, so that stack traces name those. */
function atItsLine({ code, offset, fence }: SampleFile) {
  const linesBefore = fence.code.slice(0, offset).split('\n').length - 1;
  return '\n'.repeat(fence.line - 1 + linesBefore) + code;
}

/**
 * Leaves packages out and imports them by their file. Node could not find them from the module's
 * folder, nor can it import a folder, as some packages have them.
 */
function packagesByFile(): Plugin {
  return {
    name: 'packages-by-file',
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
