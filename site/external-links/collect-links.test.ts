import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { collectLinks } from './collect-links';

it('names the pages of each link that leads out, once, and no others', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  fs.mkdirSync(path.join(outDir, 'docs'));
  fs.writeFileSync(
    path.join(outDir, 'index.html'),
    '<link href=https://style.example><a href="https://a.example/x?y=1&amp;z#one"></a><a href="https://a.example/x?y=1&amp;z#two">',
  );
  fs.writeFileSync(
    path.join(outDir, 'docs/router.html'),
    '<a href="https://a.example/x?y=1&amp;z"></a><a href=/docs></a><a href=mailto:me@b.example></a><a href=http://b.example/>',
  );
  expect(Object.fromEntries(await collectLinks(outDir))).toEqual({
    'https://a.example/x?y=1&z': ['/docs/router', '/'],
    'http://b.example/': ['/docs/router'],
  });
  fs.rmSync(outDir, { recursive: true });
});
