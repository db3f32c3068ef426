import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../../budgets';
import type { PageChanges } from '../changes';
import { changesBetween } from './';

const ORIGIN = 'https://example.com';

function changesOf(before: Record<string, string>, after: Record<string, string>) {
  const version = (name: string, path: string, pages: Record<string, string>) => ({
    name,
    path,
    pages: new Map(Object.entries(pages).map(([slug, text]) => [path + slug, text])),
  });
  return changesBetween(version('P 1', '/v1', before), version('P 2', '/v2', after), ORIGIN);
}

it('compares the pages that both versions have, first pages too', () => {
  const files = changesOf({ '': 'a', '/b': 'b', '/old': '' }, { '': 'b', '/b': 'b', '/new': '' });
  expect([...files.keys()]).toEqual(['/v2.changes.json', '/v2/b.changes.json']);
});

it('compares a page with the one that had another name before', () => {
  const files = changesOf({ '/callers': 'a' }, { '/server-side-calls': 'b' });
  expect([...files.keys()]).toEqual(['/v2/server-side-calls.changes.json']);
});

it('takes neither the name of the version nor addresses in it for a change', () => {
  const files = changesOf({ '/a': `> P 1, <${ORIGIN}/v1/a>` }, { '/a': `> P 2, <${ORIGIN}/v2/a>` });
  expect(JSON.parse(files.get('/v2/a.changes.json')!)).toMatchObject({
    counts: { same: 1, changed: 0 },
  });
});

describe('a page with many changes', () => {
  const sections = Array.from({ length: 60 }, (_, index) => `## ${index}\n\n${noise(index)}`);
  const files = [...changesOf({ '/a': '' }, { '/a': sections.join('\n') })];

  it('has files within the budget, each of which names the next', () => {
    expect(files.length).toBeGreaterThan(2);
    for (const [index, [, json]] of files.entries()) {
      expect(brotliCompressSync(json).length).toBeLessThan(BUDGETS.pages.changesKilobytes * 1000);
      expect((JSON.parse(json) as PageChanges).next).toBe(files[index + 1]?.[0]);
    }
  });

  it('has all its sections in them', () => {
    const found = files.flatMap(([, json]) => (JSON.parse(json) as PageChanges).sections);
    expect(found).toHaveLength(61);
  });
});

/** Text that cannot be compressed much. */
function noise(seed: number) {
  return Array.from({ length: 80 }, (_, index) =>
    Math.abs(Math.sin(seed * 80 + index + 1))
      .toString(36)
      .slice(2),
  ).join(' ');
}
