import { rolldown, type Plugin } from 'rolldown';
import { libraryDir, type Site } from '../page/site';
import type { BrowserProgram } from '../programs/programs-to-run';
import { eachFence, readPrograms } from '../programs/read-programs';
import { inputOptions, OUTPUT_OPTIONS, RUNTIMES, standIns } from './setting';

/**
 * Bundles a program for the reader's page, as one module: what runs it, the program, and what it uses of
 * packages.
 *
 * @throws where the program imports what the page does not have
 */
export async function bundleProgram(site: Site, program: BrowserProgram): Promise<string> {
  const bundle = await rolldown({
    ...inputOptions(site.options.sideEffectFree),
    input: `program:${program.id}`,
    plugins: [
      gates(RUNTIMES[program.mode]),
      standIns,
      readPrograms([program], { libraryDir: libraryDir(site, program.version), entryText }),
    ],
  });
  const { output } = await bundle.generate({ ...OUTPUT_OPTIONS, codeSplitting: false });
  return output[0].code;
}

function entryText(count: number) {
  return `${eachFence(count, (index) => `import 'gate:${index}'; import 'fence:${index}';`)}
import 'gate:${count}';`;
}

/** Between the fences stands what runs them, which decides when the next one begins, and whether. */
function gates(runtime: string): Plugin {
  return {
    name: 'gates',
    resolveId: (specifier) => (specifier.startsWith('gate:') ? `\0${specifier}` : undefined),
    load: (id) =>
      id.startsWith('\0gate:')
        ? `import { beginFence } from ${JSON.stringify(runtime)};
           await beginFence(${id.slice('\0gate:'.length)});`
        : undefined,
  };
}
