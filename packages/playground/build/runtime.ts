import path from 'node:path';
import {
  inputOptions,
  isInPackage,
  libraryDir,
  OUTPUT_OPTIONS,
  RUNTIMES,
  SHIMS,
  shims,
  type BrowserMode,
  type Site,
} from 'docusaurus-checked-samples/parts';
import { rolldown, type Plugin } from 'rolldown';

/** The name of the bundle's own module. */
const ENTRY = '\0runtime';

/** What prints values, as modules import it, be they the sources or the package. */
const INSPECT = /\/inspect(?:\/(?:index|inspect))?(?:\.js)?$/;

/**
 * Bundles what runs edited programs: what runs those of the pages, a loader for their modules, and the
 * packages. A package that the docs version does not have is left out.
 *
 * @param packageDir - path of this package's folder
 * @param mode - where the programs run
 * @param imports - what they may import
 * @returns a script that runs `[program, entries]`, of which `worker/system.ts` says more, of the global `edited`
 */
export async function bundleRuntime(
  site: Site,
  version: string,
  packageDir: string,
  mode: BrowserMode,
  imports: readonly string[],
): Promise<string> {
  const importer = path.join(libraryDir(site, version), 'package.json');
  const names = new Set([...Object.keys(SHIMS), ...imports]);
  const worker = (name: string) => path.join(packageDir, 'worker', name);
  const entry: Plugin = {
    name: 'runtime',
    resolveId(specifier, from) {
      if (specifier === ENTRY) {
        return ENTRY;
      }
      // The console prints what readers make up, not only what pages do.
      if (INSPECT.test(specifier) && from && path.dirname(from) === path.dirname(RUNTIMES.page)) {
        return this.resolve(worker('inspect'));
      }
      return from === ENTRY && !path.isAbsolute(specifier) && !(specifier in SHIMS)
        ? this.resolve(specifier, importer, { skipSelf: true })
        : undefined;
    },
    async load(id) {
      if (id !== ENTRY) {
        return undefined;
      }
      const found: string[] = [];
      for (const name of names) {
        const resolved = name in SHIMS || (await this.resolve(name, importer, { skipSelf: true }));
        if (resolved && (resolved === true || isInPackage(resolved.id, name, importer))) {
          found.push(name);
        }
      }
      const code = [
        // It takes away what leads out of a program, before packages can keep it.
        `import { beginFence } from ${JSON.stringify(RUNTIMES[mode])};`,
        `import { runProgram } from ${JSON.stringify(worker('system'))};`,
        ...found.map((name, index) => `import * as p${index} from ${JSON.stringify(name)};`),
        `const packages = { ${found.map((name, index) => `${JSON.stringify(name)}: p${index}`).join(', ')} };`,
        'const [program, entries] = self.edited;',
        'delete self.edited;',
        'runProgram(program, entries, beginFence, packages);',
      ];
      return { code: code.join('\n'), moduleType: 'js' };
    },
  };
  const bundle = await rolldown({
    ...inputOptions(site.options.sideEffectFree),
    input: ENTRY,
    plugins: [entry, shims],
  });
  // What is declared in a function, no program finds.
  const { output } = await bundle.generate({ ...OUTPUT_OPTIONS, format: 'iife' });
  return output[0].code;
}
