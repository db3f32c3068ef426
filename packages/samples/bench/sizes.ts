import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { BUDGETS } from '../../../budgets';
import { kilobytes } from '../bundles/click-size';
import { brotliSize, type Row } from './measure';

const TYPED_NAME = /<i( class=(?:\w|"[^"]*"))? data-t=\d+>([^<]*)<\/i>/g;

/** The sizes of the built page with the most samples. */
export function pageSizes(): Row[] {
  const html = builtPages()
    .map((file) => fs.readFileSync(file, 'utf8'))
    .sort((a, b) => countSamples(b) - countSamples(a))[0]!;
  const withoutHovers = html.replace(
    TYPED_NAME,
    (_, className: string | undefined, text: string) =>
      className ? `<i${className}>${text}</i>` : text,
  );
  const largestTypes = Math.max(
    ...typesFiles().map((file) => brotliSize(fs.readFileSync(file, 'utf8'))),
  );
  const samples = countSamples(html);
  const { fencesPerKilobyteOfHovers: share, typesFileKilobytes } = BUDGETS.samples;
  return [
    {
      what: `hovers in the HTML of the page with the most fences (${samples}), brotli`,
      measured: kilobytes(brotliSize(html) - brotliSize(withoutHovers)),
      limit: `${(samples / share).toFixed(1)} KB (1 KB for ${share} fences)`,
    },
    {
      what: 'largest file of types, brotli',
      measured: kilobytes(largestTypes),
      limit: `${typesFileKilobytes} KB`,
    },
  ];
}

/** The size of the code that shows samples, as long as no reader asks for anything. */
export async function clientSize(): Promise<Row> {
  const { outputFiles } = await build({
    entryPoints: ['packages/samples/theme/Sample/index.tsx'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime', '@docusaurus/*', 'clsx', '../Run', '*.css'],
  });
  const entry = outputFiles.find(({ path: file }) => path.basename(file) === 'index.js')!;
  const measured = kilobytes(brotliSize(entry.text));
  const limit = `${BUDGETS.samples.clientKilobytes} KB`;
  return { what: 'code that shows samples, before use, brotli', measured, limit };
}

/** The size of the Run button's code, which is on a page from the start, in bytes of brotli. */
export async function buttonSize(): Promise<number> {
  const bundle = await rolldown({
    input: 'packages/samples/theme/Run/index.tsx',
    external: (id, importer) => importer !== undefined && !/useRun|load/.test(id),
    tsconfig: false,
    transform: { jsx: 'react-jsx' },
  });
  const { output } = await bundle.generate({ minify: true });
  return brotliSize(output[0].code);
}

function countSamples(html: string) {
  return html.split(/<figure class="?sample\b/).length - 1;
}

function builtPages() {
  return filesIn('build').filter((file) => file.endsWith('.html'));
}

/** Those of the pages as they are now; the cache keeps older ones. */
function typesFiles() {
  return filesIn('.cache/samples').filter((file) => file.endsWith('.types.json'));
}

function filesIn(folder: string) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file));
}
