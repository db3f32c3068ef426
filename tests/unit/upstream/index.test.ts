import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ORIGINALS } from './originals';
import { INTERNALS, STRINGS } from './strings';

const OUR_THEMES = ['src/theme', 'packages/samples/theme', 'packages/search/theme'];
const THEIR_THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-search-algolia/lib/theme',
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

describe('what we take for granted', () => {
  const rows = Object.entries(STRINGS).flatMap(([file, strings]) =>
    strings.map((string) => [string, file] as const),
  );
  it.each(rows)('%s, of %s', (string, file) => {
    const text = fs.readFileSync(path.join('node_modules', file), 'utf8');
    expect(text.includes(string), `Read ${file} again: it says "${string}" no more.`).toBe(true);
  });

  it.each(INTERNALS.files)('%s re-exports what exists', (file) => {
    const types = INTERNALS.types.map((name) =>
      fs.readFileSync(path.join('node_modules', name), 'utf8'),
    );
    const [, names = ''] =
      /export \{([^}]+)\} from '[^']+\/internal'/.exec(fs.readFileSync(file, 'utf8')) ?? [];
    for (const name of names
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)) {
      expect(types.join('\n')).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  it('imports internals nowhere else', () => {
    const others = sources().filter((file) => !INTERNALS.files.includes(file));
    const faults = others.filter((file) =>
      /from '[^']+\/internal'/.test(fs.readFileSync(file, 'utf8')),
    );
    expect(faults, 'import these by upstream.ts').toEqual([]);
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

function sources(): string[] {
  return ['src', ...OUR_THEMES].flatMap(filesIn).filter((file) => /\.tsx?$/.test(file));
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => fs.statSync(file).isFile());
}
