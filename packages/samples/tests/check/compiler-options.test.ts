import { expect, it } from 'vitest';
import { checkSamples } from '../../check/check-samples';
import { compilerOptions } from '../../check/compiler-options';
import { createEngine } from '../../check/engine';
import { libraryDir } from '../../page/site';
import { pageOf, SITE } from '../site';

it('has the site’s own options over those of samples', () => {
  const page = pageOf('```ts\nexport const send = (it) => it;\n```');
  const problems = [{}, { strict: false }].map((own) => {
    const engine = createEngine(libraryDir(SITE, 'current'), 'current', { compilerOptions: own });
    engine.setPage(page);
    return checkSamples(page, () => engine, false).problems.map(({ rule }) => rule);
  });
  expect(problems).toEqual([['TS7006'], []]);
});

it.each([
  [{ target: 'ES99' }, "Argument for '--target' option must be"],
  [{ strickt: true }, "Unknown compiler option 'strickt'"],
])('refuses %j', (own, message) => {
  expect(() => compilerOptions({ compilerOptions: own })).toThrow(
    `"compilerOptions" of samples: ${message}`,
  );
});
