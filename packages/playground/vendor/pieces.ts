import { parseSync } from 'rolldown/utils';
import type { LinkedModule } from '../compiler/types';

/**
 * Takes a module to pieces: `import { a } from './b.js'` becomes `import { a } from`, the module that
 * `./b.js` means, and the rest.
 *
 * @param moduleOf - the name of the module that an import means
 */
export function piecesOf(
  code: string,
  moduleOf: (specifier: string) => string,
): LinkedModule['code'] {
  const { module } = parseSync('module.js', code);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
  ];
  // `export { a, b } from './c'` has one for each of its names.
  const places = new Map(requests.map((request) => [request.start, request]));
  const pieces: (string | { module: string })[] = [];
  let at = 0;
  for (const { start, end, value } of [...places.values()].sort((a, b) => a.start - b.start)) {
    pieces.push(code.slice(at, start), { module: moduleOf(value) });
    at = end;
  }
  return [...pieces, code.slice(at)];
}
