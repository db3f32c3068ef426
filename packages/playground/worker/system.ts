import 'systemjs/s.js';
import { importPaths } from 'docusaurus-checked-samples/import-paths';

/** The exports of a module. */
type Namespace = Record<string, unknown>;

/** The arguments of `System.register` in the output of TypeScript's `"module": "System"`. */
type Registration = [
  dependencies: string[],
  declare: (exportAll: (namespace: Namespace) => void) => object,
];

/** By file name, a function that registers the file's module. */
export type Program = Record<
  string,
  (System: { register: (...registration: Registration) => void }) => void
>;

/** Deleted from the globals, so that programs cannot load other modules. */
type Loader = { import: (id: string) => Promise<unknown> };
const scope = globalThis as { System?: Loader };
const Loader = scope.System!.constructor as new () => Loader;
delete scope.System;

/**
 * Runs the entries of a program, one after the other, as ES modules.
 *
 * @param begin - called before each entry with its index, and at the end with the number of entries
 * @param packages - the modules that the program may import, by specifier
 * @throws what a module throws, and an error for an import that does not resolve
 */
export async function runProgram(
  program: Program,
  entries: readonly string[],
  begin: (index: number) => Promise<void>,
  packages: Record<string, Namespace>,
): Promise<void> {
  const loader = Object.assign(new Loader(), {
    resolve: (specifier: string, importer?: string) =>
      importer === undefined ? specifier : resolve(specifier, importer),
    createContext: (file: string) => ({ url: `file:///${file}` }),
    instantiate(id: string): Registration {
      if (!Object.hasOwn(program, id)) {
        return [[], (exportAll) => ({ execute: () => void exportAll(packages[id]!) })];
      }
      let registered: Registration;
      program[id]!({ register: (...registration) => (registered = registration) });
      return registered!;
    },
  });
  for (const [index, entry] of entries.entries()) {
    await begin(index);
    await loader.import(entry);
  }
  await begin(entries.length);

  /** @returns the name of a file, or of a package */
  function resolve(specifier: string, importer: string): string {
    const isRelative = /^\.\.?(?:\/|$)/.test(specifier);
    const path = isRelative
      ? new URL(specifier, `file:///${importer}`).pathname.slice(1)
      : `node_modules/${specifier}`;
    const file = importPaths(path).find((name) => Object.hasOwn(program, name));
    const name = specifier.replace(/^node:/, '');
    if (file === undefined && (isRelative || !Object.hasOwn(packages, name))) {
      throw new Error(
        isRelative
          ? `${importer} imports "${specifier}", and there is no such file.`
          : `${importer} imports "${specifier}", which is not in the page. There are ${Object.keys(packages).sort().join(', ')}.`,
      );
    }
    return file ?? name;
  }
}
