import { createRequire } from 'node:module';
import { rolldown } from 'rolldown';
import { isInPackage } from '../store/packages';
import { inputOptions, STAND_INS, standIns } from './setting';

/**
 * Says which names imports give. One that a docs version does not have is left out.
 *
 * @param specifiers - as programs write them
 * @param importer - a path in the folder from which packages are resolved
 * @param sideEffectFree - packages whose modules only declare things
 */
export async function exportsOf(
  specifiers: string[],
  importer: string,
  sideEffectFree: string[],
): Promise<Record<string, string[]>> {
  const missing = new Set<string>();
  const commonJs = new Set<string>();
  const bundle = await rolldown({
    ...inputOptions(sideEffectFree),
    input: Object.fromEntries(specifiers.map((specifier, index) => [`i${index}`, specifier])),
    plugins: [
      standIns,
      {
        name: 'resolve-shared',
        async resolveId(specifier, from) {
          if (from !== undefined || specifier in STAND_INS) {
            return undefined;
          }
          const found = await this.resolve(specifier, importer, { skipSelf: true });
          if (found && isInPackage(found.id, specifier, importer)) {
            return found;
          }
          missing.add(specifier);
          return `\0missing:${specifier}`;
        },
        load: (id) => (id.startsWith('\0missing:') ? 'export {};' : undefined),
        moduleParsed({ id, inputFormat }) {
          if (inputFormat === 'cjs') {
            commonJs.add(id);
          }
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return Object.fromEntries(
    specifiers.flatMap((specifier, index) => {
      const chunk = output.find((item) => item.type === 'chunk' && item.name === `i${index}`);
      if (chunk?.type !== 'chunk' || missing.has(specifier)) {
        return [];
      }
      const file = chunk.facadeModuleId!;
      return [[specifier, commonJs.has(file) ? namesOfCommonJs(file) : chunk.exports]];
    }),
  );
}

/** What a CommonJS module exports shows when it runs. */
function namesOfCommonJs(file: string) {
  const names = Object.keys(createRequire(file)(file) as object);
  return [...new Set(['default', ...names])].filter((name) => /^\w+$/.test(name));
}
