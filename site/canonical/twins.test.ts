import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findTwins } from './twins';

it('finds the pages of other versions that the released one has in the same words', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'));
  const write = (folder: string, pages: Record<string, string>) =>
    Object.entries(pages).map(([id, text]) => {
      fs.mkdirSync(path.join(siteDir, folder), { recursive: true });
      fs.writeFileSync(path.join(siteDir, folder, `${id}.mdx`), text);
      return {
        id,
        permalink: id === 'index' ? `/${folder}/` : `/${folder}/${id}`,
        source: `@site/${folder}/${id}.mdx`,
      };
    });
  const list = "import LinkList from '@site/src/components/LinkList';";
  const next = write('next', {
    list,
    index: 'Begin.',
    same: 'Same.',
    other: 'Other.',
    fresh: 'Same.',
  });
  const old = write('old', { same: 'Same.', other: 'Old.', gone: 'Gone.' });
  const released = write('released', { list, index: 'Begin.', same: 'Same.', other: 'Released.' });

  const versions = [
    { isLast: false, docs: next },
    { isLast: true, docs: released },
    { isLast: false, docs: old },
  ];
  expect(Object.fromEntries(findTwins(versions, siteDir))).toEqual({
    '/next': '/released',
    '/next/same': '/released/same',
    '/old/same': '/released/same',
  });
  fs.rmSync(siteDir, { recursive: true });
});
