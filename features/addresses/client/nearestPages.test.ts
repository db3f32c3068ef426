import { describe, expect, it } from 'vitest';
import { nearestPages } from './nearestPages';

const version = (label: string, path: string, names: string[]) => ({
  label,
  path,
  docs: [{ path }, ...names.map((name) => ({ path: `${path}/${name}` }))],
});

const versions = [
  version('10.x', '/docs/v10', ['router', 'middlewares', 'fetch', 'love', 'quickstart']),
  version('9.x', '/docs/v9', ['router', 'middlewares', 'quickstart']),
];

describe('nearestPages', () => {
  it.each([
    ['/docs/v10/midleware', ['/docs/v10/middlewares', '/docs/v9/middlewares']],
    ['/docs/v9/Routers/', ['/docs/v9/router', '/docs/v10/router']],
    ['/docs/quick-start', ['/docs/v10/quickstart', '/docs/v9/quickstart']],
    ['/', []],
  ])('%s → %j', (pathname, paths) => {
    expect(nearestPages(pathname, versions).map((page) => page.path)).toEqual(paths);
  });

  it('says whose version a page is', () => {
    expect(nearestPages('/docs/v9/fetch', versions)).toEqual([
      { path: '/docs/v10/fetch', version: '10.x' },
    ]);
  });
});
