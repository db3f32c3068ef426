import path from 'node:path';
import { rolldown, type Plugin, type TreeshakingOptions } from 'rolldown';
import type { RunProgram } from '../programs/programs-to-run';
import { eachFence, readPrograms } from '../programs/read-programs';
import { omitUnreached } from './omit-unreached';
import { staticMembers } from './static-members';

const WORKER = path.join(__dirname, '../worker');

/** What stands for Node's modules, and for a package that needs them, in the reader's page. */
const NODE_MODULES = {
  events: path.join(WORKER, 'node/events.ts'),
  http: path.join(WORKER, 'node/http.ts'),
  url: path.join(WORKER, 'node/url.ts'),
  ws: path.join(WORKER, 'node/ws.ts'),
};

/** What is true of the libraries that samples use, and lets the bundler leave out more of them. */
const TREESHAKE: TreeshakingOptions = {
  // Getters and setters that do something are not what they read properties with.
  propertyReadSideEffects: false,
  unknownGlobalSideEffects: false,
  // Yup's modules only declare things; its package.json does not say so.
  moduleSideEffects: [{ test: /[\\/]node_modules[\\/]yup[\\/]/, sideEffects: false }],
};

/** Errors and objects are printed with the names of their classes. */
const KEEP_CLASS_NAMES = { keepNames: { class: true, function: false } };

/**
 * Bundles a program for the reader's page: one file with all that it needs, which is a module worker.
 * Each further request would make the reader wait once more.
 *
 * @param siteDir - the site's root
 * @returns the bundle's text
 * @throws where the program imports what the page does not have
 */
export async function bundleProgram(siteDir: string, program: RunProgram): Promise<string> {
  const bundle = await rolldown({
    input: `program:${program.id}`,
    platform: 'browser',
    resolve: {
      mainFields: ['module', 'main'],
      conditionNames: ['import'],
      alias: Object.fromEntries(
        Object.entries(NODE_MODULES).flatMap(([name, file]) => [
          [name, file],
          [`node:${name}`, file],
        ]),
      ),
    },
    transform: {
      target: 'es2022',
      // 9.x looks for `global`, which a worker does not have.
      define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    },
    treeshake: TREESHAKE,
    plugins: [
      staticMembers(),
      omitUnreached(),
      gates(path.join(WORKER, 'worker/index.ts')),
      readPrograms([program], {
        libraryDir: path.join(siteDir, 'libraries', program.version),
        entryText,
        textOf: ({ code }) => withZodInParts(code),
      }),
    ],
    onLog(level, { message }) {
      if (level === 'warn') {
        throw new Error(message);
      }
    },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    comments: false,
    minify: { mangle: KEEP_CLASS_NAMES, compress: KEEP_CLASS_NAMES },
  });
  return output[0].code;
}

function entryText(count: number) {
  return `${eachFence(count, (index) => `import 'gate:${index}'; import 'fence:${index}';`)}
import 'gate:${count}';`;
}

/** Between the fences stands the worker, which decides when the next one begins, and whether. */
function gates(worker: string): Plugin {
  return {
    name: 'gates',
    resolveId: (specifier) => (specifier.startsWith('gate:') ? `\0${specifier}` : undefined),
    load: (id) =>
      id.startsWith('\0gate:')
        ? `import { beginFence } from ${JSON.stringify(worker)};
           await beginFence(${id.slice('\0gate:'.length)});`
        : undefined,
  };
}

/**
 * `z` is an object with all of Zod on it. As a namespace, which has the same members, the parts that a
 * program does not use can be left out of its bundle: a third of it.
 */
function withZodInParts(code: string) {
  return code.replace(/^import \{ z \} from 'zod';/m, `import * as z from 'zod';`);
}
