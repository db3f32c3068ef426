import { expect, it } from 'vitest';
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
