import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ORIGINALS } from './originals';

const OUR_THEMES = ['src/theme', 'packages/samples/theme', 'packages/search/theme'];
const THEIR_THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];
const HASH_CHARACTERS = 12;

describe('originals of the components that we change', () => {
  it.each(changedComponents())('%s', (ours) => {
    const original = originalOf(ours);
    expect(original, `${ours} says "Change:", but no theme has such a component`).toBeDefined();
    const text = fs.readFileSync(original!);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS);
    expect(
      ORIGINALS[ours],
      `Read ${original} again, bring ${ours} up to it, then write '${ours}': '${hash}' in ${path.relative('.', __dirname)}/originals.ts.`,
    ).toBe(hash);
  });

  it('lists no component that is gone', () => {
    expect(Object.keys(ORIGINALS)).toEqual(changedComponents());
  });
});

function changedComponents(): string[] {
  return OUR_THEMES.flatMap(filesIn)
    .filter((file) => fs.readFileSync(file, 'utf8').startsWith('// Change:'))
    .sort();
}

function originalOf(ours: string): string | undefined {
  const theme = OUR_THEMES.find((folder) => ours.startsWith(`${folder}/`)) ?? '';
  const name = path.relative(theme, ours).replace(/\.tsx?$/, '.js');
  return THEIR_THEMES.map((folder) => path.join('node_modules', folder, name)).find((file) =>
    fs.existsSync(file),
  );
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => fs.statSync(file).isFile());
}
