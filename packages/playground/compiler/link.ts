import type { Checker } from './checker';
import type { LinkedModule } from './types';
import { CannotLink } from './errors';
import { RUNTIME, type VendorPart } from './parts';

/** The name of the module that starts all others; no file can have it. */
const MAIN = 'main';

/**
 * Puts a program together.
 *
 * @param entries - names of files, which begin one after the other
 * @param vendor - of the kind of program
 * @param kind - beside a document, loops are stopped after a while: else the page would stop
 * @returns modules, each after those that it imports: the first is what runs programs, the last starts all
 * @throws CannotLink
 */
export function linkProgram(
  checker: Checker,
  entries: readonly string[],
  vendor: VendorPart,
  kind: 'worker' | 'dom',
): LinkedModule[] {
  const runtime = vendor.names[RUNTIME]!;
  const known = new Map(vendor.modules.map((module) => [module.name, module]));
  const linked = new Map<string, LinkedModule>();
  const underWay: string[] = [];

  const addVendor = (name: string) => {
    if (!linked.has(name)) {
      const module = known.get(name)!;
      module.code.forEach((piece) => typeof piece === 'object' && addVendor(piece.module));
      linked.set(name, module);
    }
    return name;
  };
  const addFile = (file: string) => {
    const name = `file:${file}`;
    if (underWay.includes(file)) {
      const circle = [...underWay.slice(underWay.indexOf(file)), file].join(' → ');
      throw new CannotLink(
        `The files import each other in a circle, which does not run here: ${circle}. Move what both need to a file of its own, or import types with "import type".`,
      );
    }
    if (!linked.has(name)) {
      underWay.push(file);
      const { code, imports } = checker.translate(file, kind === 'dom');
      const pieces: (string | { module: string })[] = [];
      let at = 0;
      for (const { specifier, from, to } of imports) {
        pieces.push(code.slice(at, from), { module: add(specifier, file) });
        at = to;
      }
      linked.set(name, { name, code: [...pieces, code.slice(at)] });
      underWay.pop();
    }
    return name;
  };
  const add = (specifier: string, importer: string) => {
    const file = checker.fileOf(specifier, importer);
    if (file !== undefined) {
      return addFile(file);
    }
    if (specifier.startsWith('.')) {
      throw new CannotLink(`${importer} imports "${specifier}", and there is no such file.`);
    }
    const isKnown = specifier !== RUNTIME && Object.hasOwn(vendor.names, specifier);
    if (!isKnown) {
      throw new CannotLink(
        `${importer} imports "${specifier}", which is not in the page. There are ${packagesOf(vendor)}.`,
      );
    }
    return addVendor(vendor.names[specifier]!);
  };

  addVendor(runtime);
  const steps = entries.flatMap((entry, index) => [
    `await beginFence(${index});\nawait import(`,
    { module: addFile(entry) },
    ');\n',
  ]);
  const main = {
    name: MAIN,
    code: [
      'import { beginFence } from ',
      { module: runtime },
      ';\n',
      ...steps,
      `await beginFence(${entries.length});\n`,
    ],
  };
  return [...linked.values(), main];
}

function packagesOf({ names }: VendorPart) {
  return Object.keys(names)
    .filter((name) => name !== RUNTIME && !name.startsWith('node:'))
    .sort()
    .join(', ');
}
