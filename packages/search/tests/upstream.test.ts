import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const resolveHere = createRequire(import.meta.url).resolve;
const MODAL = fs.realpathSync(resolveHere('@docsearch/react/modal'));
const text = modulesOf(MODAL).join('\n');

/** What our styles, our scripts and tests take for granted of the modal. */
const STRINGS = [
  'DocSearch-Container',
  'DocSearch-Modal',
  'DocSearch-Input',
  'DocSearch-Dropdown',
  'DocSearch-Hit-source',
  'DocSearch-HitsFooter',
  '__DOCSEARCH_RECENT_SEARCHES__',
];

it.each(STRINGS)("is still called so in DocSearch's modal: %s", (name) => {
  expect(text, 'read its modal again').toContain(name);
});

it('is still DocSearch that imports its menu of facets and shows it only where it has facets', () => {
  expect(
    text,
    'DocSearch imports it no more: take the alias of packages/search/index.ts away',
  ).toContain('from "@base-ui/react/menu"');
  const [bar = ''] = /const FacetBar = .*?Menu(?=,)/s.exec(text) ?? [];
  expect(bar, 'read FacetBar again: the alias leaves out what it shows').toContain(
    'if (facets.length === 0) return null;',
  );
});

it("leaves Ask AI out of DocSearch's modal", () => {
  expect(text).not.toMatch(/from "(ai|@ai-sdk\/.*|marked|zod)"/);
});

/** The texts of a module and of those of its own package that it imports. */
function modulesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) {
    return [];
  }
  seen.add(file);
  const text = fs.readFileSync(file, 'utf8');
  const imports = Array.from(text.matchAll(/from "(\.[^"]+)"/g), ([, name]) => name!);
  return [text, ...imports.flatMap((name) => modulesOf(path.join(path.dirname(file), name), seen))];
}
