import fs from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { nextSteps, setUp } from '../../build/init';

const { at, read, write } = temporaryFolder();

it('writes what is not there, and says what the configuration lacks', () => {
  write('docusaurus.config.mjs', 'export default {};');
  write('.gitignore', 'build');
  const done = setUp(at());
  expect(done).toEqual({
    written: ['samples.config.ts', '.gitignore'],
    lacking: 'docusaurus.config.mjs',
  });
  expect(read('.gitignore')).toBe('build\n.cache\n');
  expect(read('samples.config.ts')).toContain("undeclaredNames: 'any'");
  expect(nextSteps(done, true)).toMatch(/samples\.baseline\.json[^]*plugins: \[\[checkedSamples/);
});

it('leaves what is there as it is', () => {
  write('docusaurus.config.ts', "import samples from 'docusaurus-checked-samples';");
  write('samples.config.ts', 'export default {};');
  write('.gitignore', '/.cache/\n');
  const done = setUp(at());
  expect(done).toEqual({ written: [], lacking: undefined });
  expect(read('samples.config.ts')).toBe('export default {};');
  expect(read('.gitignore')).toBe('/.cache/\n');
  expect(nextSteps(done, false)).toBe(
    'Then "npm run build" checks all samples, and fails for what is new.',
  );
});

it('wants a site', () => {
  expect(() => setUp(at())).toThrow('no docusaurus.config.ts or .js here');
  expect(fs.readdirSync(at())).toEqual([]);
});
