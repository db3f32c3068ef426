/** What a module gives. */
type Namespace = Record<string, unknown>;

/** A module as TypeScript writes it with `"module": "System"`. */
type Declare = (
  exportValue: (name: string | Namespace, value?: unknown) => unknown,
  context: { import: (specifier: string) => Promise<Namespace>; meta: { url: string } },
) => { setters: ((namespace: Namespace) => void)[]; execute: () => void | Promise<void> };

/** The files of a program by their names; each registers its module. */
export type Program = Record<
  string,
  (System: { register: (dependencies: string[], declare: Declare) => void }) => void
>;

type Module = {
  namespace: Namespace;
  /** Those that import it, each as what tells it that an export has another value. */
  importers: (() => void)[];
  dependencies: Module[];
  execute: () => void | Promise<void>;
  isStarted: boolean;
  /** Missing where it was evaluated at once, or is under way in a circle of imports. */
  evaluation?: Promise<unknown>;
};

/** The endings that an import may leave out. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Runs the entries of a program, one after the other, as JavaScript evaluates modules: circles of imports
 * and `await` outside of functions work, and modules that wait for nothing run in one go.
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
  const modules = new Map<string, Module>();
  for (const [index, entry] of entries.entries()) {
    await begin(index);
    await evaluate(link(entry));
  }
  await begin(entries.length);

  function link(file: string): Module {
    const known = modules.get(file);
    if (known) {
      return known;
    }
    const module: Module = {
      namespace: Object.create(null) as Namespace,
      importers: [],
      dependencies: [],
      execute: () => {},
      isStarted: false,
    };
    modules.set(file, module);
    program[file]!({
      register(specifiers, declare) {
        const { setters, execute } = declare(
          (name, value) => {
            Object.assign(module.namespace, typeof name === 'string' ? { [name]: value } : name);
            module.importers.forEach((tell) => tell());
            return value;
          },
          {
            import: async (specifier) => {
              const imported = find(specifier, file);
              await evaluate(imported);
              return imported.namespace;
            },
            meta: { url: `file:///${file}` },
          },
        );
        module.execute = execute;
        module.dependencies = specifiers.map((specifier) => find(specifier, file));
        module.dependencies.forEach(({ importers, namespace }, index) => {
          const tell = () => setters[index]!(namespace);
          importers.push(tell);
          tell();
        });
      },
    });
    return module;
  }

  function find(specifier: string, importer: string): Module {
    const isRelative = /^\.\.?(?:\/|$)/.test(specifier);
    const path = isRelative
      ? new URL(specifier, `file:///${importer}`).pathname.slice(1)
      : `node_modules/${specifier}`;
    const stem = path.replace(/\.jsx?$/, '');
    const file = [path, stem]
      .flatMap((start) => ENDINGS.map((ending) => start + ending))
      .find((name) => Object.hasOwn(program, name));
    if (file !== undefined) {
      return link(file);
    }
    const name = specifier.replace(/^node:/, '');
    if (!isRelative && Object.hasOwn(packages, name)) {
      return {
        namespace: packages[name]!,
        importers: [],
        dependencies: [],
        execute: () => {},
        isStarted: true,
      };
    }
    throw new Error(
      isRelative
        ? `${importer} imports "${specifier}", and there is no such file.`
        : `${importer} imports "${specifier}", which is not in the page. There are ${Object.keys(packages).sort().join(', ')}.`,
    );
  }
}

function evaluate(module: Module): Promise<unknown> | undefined {
  if (!module.isStarted) {
    module.isStarted = true;
    const waits = module.dependencies.flatMap((dependency) => evaluate(dependency) ?? []);
    module.evaluation =
      waits.length > 0 ? Promise.all(waits).then(module.execute) : start(module.execute);
  }
  return module.evaluation;
}

/** What is thrown at once is thrown to all that import the module, now and later. */
function start(execute: Module['execute']): Promise<unknown> | undefined {
  try {
    return execute() ?? undefined;
  } catch (error) {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- programs may throw anything
    return Promise.reject(error);
  }
}
