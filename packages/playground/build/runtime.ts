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

/** The module id of the generated entry point. */
const ENTRY = '\0runtime';

/** An import of the samples' `inspect` module, from sources or from the installed package: `../inspect/index.js`. */
const INSPECT = /\/inspect(?:\/(?:index|inspect))?(?:\.js)?$/;

/**
 * Bundles the runtime of edited programs: that of the pages' programs, a module loader, and packages. Packages
 * that the docs version lacks are left out.
 *
 * @param packageDir - path of this package's folder
 * @param imports - the packages that programs may import
 * @returns a script that reads `[program, entries]` from the global `edited`, and calls `runProgram` with them
 */
export async function bundleRuntime(
  site: Site,
  version: string,
  packageDir: string,
  mode: BrowserMode,
  imports: readonly string[],
): Promise<string> {
  const libraryManifest = path.join(libraryDir(site, version), 'package.json');
  const names = new Set([...Object.keys(SHIMS), ...imports]);
  const ownModule = (name: string) => path.join(packageDir, 'worker', name);
  const entry: Plugin = {
    name: 'runtime',
    resolveId(specifier, importerId) {
      if (specifier === ENTRY) {
        return ENTRY;
      }
      // The samples' `inspect` knows only the values that samples print; readers print any.
      if (
        INSPECT.test(specifier) &&
        importerId &&
        path.dirname(importerId) === path.dirname(RUNTIMES.page)
      ) {
        return this.resolve(ownModule('inspect'));
      }
      return importerId === ENTRY && !path.isAbsolute(specifier) && !(specifier in SHIMS)
        ? this.resolve(specifier, libraryManifest, { skipSelf: true })
        : undefined;
    },
    async load(id) {
      if (id !== ENTRY) {
        return undefined;
      }
      const found: string[] = [];
      for (const name of names) {
        const resolved =
          name in SHIMS || (await this.resolve(name, libraryManifest, { skipSelf: true }));
        if (resolved && (resolved === true || isInPackage(resolved.id, name, libraryManifest))) {
          found.push(name);
        }
      }
      const code = [
        // First, because it deletes globals that packages must not keep references to.
        `import { beginFence } from ${JSON.stringify(RUNTIMES[mode])};`,
        `import { runProgram } from ${JSON.stringify(ownModule('system'))};`,
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
  // As an IIFE, the bundle declares no globals for programs to find.
  const { output } = await bundle.generate({ ...OUTPUT_OPTIONS, format: 'iife' });
  return output[0].code;
}
