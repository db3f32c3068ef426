import { rolldown, type InputOptions, type OutputOptions, type Plugin } from 'rolldown';

/** Functions that only check or measure: where nothing uses what they return, they need not be called. */
const CHECKS = [
  'noTrace',
  'mark',
  'measure',
  ...[
    'assert',
    'assertEachNode',
    'assertEqual',
    'assertGreaterThanOrEqual',
    'assertIsDefined',
    'assertLessThan',
    'assertLessThanOrEqual',
    'assertMissingNode',
    'assertNode',
    'assertOptionalNode',
  ].map((name) => `Debug.${name}`),
];

/** What only a function called that was left out goes in the pass after. */
const PASSES = 2;

const INPUT: InputOptions = {
  platform: 'browser',
  treeshake: {
    propertyReadSideEffects: false,
    unknownGlobalSideEffects: false,
    manualPureFunctions: CHECKS,
  },
  logLevel: 'silent',
};

const OUTPUT: OutputOptions = { format: 'esm', codeSplitting: false };

/**
 * Leaves out what a module never reaches.
 *
 * @param code - a module that imports nothing
 */
export async function shake(code: string): Promise<string> {
  let text = code;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const bundle = await rolldown({ ...INPUT, input: 'code', plugins: [textOf('code', text)] });
    const { output } = await bundle.generate({
      ...OUTPUT,
      comments: { annotation: true, legal: false },
      minify: { compress: { target: 'es2022', unused: true }, mangle: false, codegen: false },
    });
    text = output[0].code;
  }
  return text;
}

/**
 * Bundles the compiler's worker.
 *
 * @param entry - path of its module, which imports `typescript`
 * @param typescript - the code that stands for it
 */
export async function bundleWorker(entry: string, typescript: string): Promise<string> {
  const plugins = [textOf('typescript', typescript)];
  const bundle = await rolldown({ ...INPUT, input: entry, plugins });
  const { output } = await bundle.generate({
    ...OUTPUT,
    comments: false,
    minify: { compress: { target: 'es2022', unused: true }, mangle: true, codegen: true },
  });
  return output[0].code;
}

function textOf(name: string, code: string): Plugin {
  return {
    name: 'text',
    resolveId: (specifier) => (specifier === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? { code, moduleType: 'js' } : undefined),
  };
}
