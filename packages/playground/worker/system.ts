import 'systemjs/s.js';

/** What a module gives. */
type Namespace = Record<string, unknown>;

/** A module as TypeScript writes it with `"module": "System"`, and SystemJS takes it. */
type Registration = [
  dependencies: string[],
  declare: (exportAll: (namespace: Namespace) => void) => object,
];

/** The files of a program by their names; each registers its module. */
export type Program = Record<
  string,
  (System: { register: (...registration: Registration) => void }) => void
>;

/** Programs may not find it, so that they cannot load what is not theirs. */
type Loader = { import: (id: string) => Promise<unknown> };
const scope = globalThis as { System?: Loader };
const Loader = scope.System!.constructor as new () => Loader;
delete scope.System;

/** The endings that an import may leave out. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Runs the entries of a program, one after the other, as JavaScript evaluates modules.
 *
 * @param begin - lets an entry begin, by its number; that after the last ends the program
 * @param packages - what the program may import besides its own files
 * @throws what a module throws, and where an import leads nowhere
 */
export async function runProgram(
  program: Program,
  entries: readonly string[],
  begin: (index: number) => Promise<void>,
  packages: Record<string, Namespace>,
): Promise<void> {
  const loader = Object.assign(new Loader(), {
    resolve: (specifier: string, importer?: string) =>
      importer === undefined ? specifier : find(specifier, importer),
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
  function find(specifier: string, importer: string): string {
    const isRelative = /^\.\.?(?:\/|$)/.test(specifier);
    const path = isRelative
      ? new URL(specifier, `file:///${importer}`).pathname.slice(1)
      : `node_modules/${specifier}`;
    const stem = path.replace(/\.jsx?$/, '');
    const file = [path, stem]
      .flatMap((start) => ENDINGS.map((ending) => start + ending))
      .find((name) => Object.hasOwn(program, name));
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
