import { rolldown, type Plugin } from 'rolldown';
import { libraryDir, type Site } from '../page/site';
import type { BrowserProgram } from '../programs/programs-to-run';
import { readPrograms } from '../programs/read-programs';
import { inputOptions, OUTPUT_OPTIONS, RUNTIMES, shims } from './bundler-options';

/**
 * Bundles a program into one module for the browser: the runtime, the fences, and the parts of packages
 * that they use.
 *
 * @returns the module's text
 * @throws if the program imports something that browsers lack
 */
export async function bundleProgram(site: Site, program: BrowserProgram): Promise<string> {
  const bundle = await rolldown({
    ...inputOptions(site.options.sideEffectFree),
    input: `program:${program.id}`,
    plugins: [
      fenceGates(RUNTIMES[program.mode]),
      shims,
      readPrograms([program], { libraryDir: libraryDir(site, program.version), entryText }),
    ],
  });
  const { output } = await bundle.generate({ ...OUTPUT_OPTIONS, codeSplitting: false });
  return output[0].code;
}

function entryText(indexes: number[]) {
  const lines = indexes.map((index) => `import 'gate:${index}'; import 'fence:${index}';`);
  return [...lines, `import 'gate:${indexes.length}';`].join('\n');
}

/** Resolves `gate:2` to a module that waits until the runtime lets fence 2 begin. */
function fenceGates(runtime: string): Plugin {
  return {
    name: 'fence-gates',
    resolveId: (specifier) => (specifier.startsWith('gate:') ? `\0${specifier}` : undefined),
    load: (id) =>
      id.startsWith('\0gate:')
        ? `import { beginFence } from ${JSON.stringify(runtime)};
           await beginFence(${id.slice('\0gate:'.length)});`
        : undefined,
  };
}
