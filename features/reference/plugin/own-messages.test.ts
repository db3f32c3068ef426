import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownMessages } from './own-messages';

function sourceOf(text: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-messages-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(path.join(folder, 'index.ts'), text);
  return ownMessages([folder]);
}

test('a message of the sources is known by its fixed parts, with or without its end', () => {
  const isOwn = sourceOf(
    'throw new Error(`No "${type}"-procedure on path "${path}"`);\n' +
      "throw new Error('Not that way - did you forget the key?');\n",
  );
  expect(isOwn('No "query"-procedure on path "…"')).toBe(true);
  expect(isOwn('Not that way')).toBe(true);
  expect(isOwn('Not that way …')).toBe(true);
});

test('a message may begin below the first line, and be quoted with the name of its class', () => {
  const isOwn = sourceOf(
    "throw new Error(`\nNot that way, go back:\nthere`); new Error('Not supported');",
  );
  expect(isOwn('Not that way, go back:')).toBe(true);
  expect(isOwn('Error: Not supported')).toBe(true);
});

test('other messages are not, nor those that only begin as a name in the sources does', () => {
  const isOwn = sourceOf("const path = 'fetch'; const words = `${path} ${path}`;");
  expect(isOwn('fetch failed')).toBe(false);
  expect(isOwn('link is not a function')).toBe(false);
});
