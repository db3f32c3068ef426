import { describe, expect, it } from 'vitest';
import {
  addRedirects,
  type DocsPage,
  leaveOutTwins,
  moveLinks,
  nearestPage,
} from './nearest-pages';

const pageOf = (path: string, text = '', anchors: string[] = []): DocsPage => ({
  path,
  text,
  anchors,
});
const from = { path: '/docs/v9', pages: [] };
const to = {
  path: '/docs/v10',
  pages: [
    pageOf('/docs/v10'),
    pageOf('/docs/v10/router', '', ['nest']),
    pageOf('/docs/v10/server-side-calls'),
    pageOf('/docs/v10/migrate'),
  ],
};

describe('nearestPage', () => {
  const links = (...paths: string[]) => paths.map((path) => `[there](${path})`).join(' ');

  it.each([
    ['the same path', '/docs/v9/router', '', '/docs/v10/router'],
    ['the first page', '/docs/v9', '', '/docs/v10'],
    [
      'what it links most',
      '/docs/v9/callers',
      links(
        '/docs/v10/migrate',
        '/docs/v10/server-side-calls#x',
        '/docs/v10/server-side-calls',
        '/docs/v10/gone',
      ),
      '/docs/v10/server-side-calls',
    ],
    [
      'what it links first',
      '/docs/v9/callers',
      links('/docs/v10/server-side-calls', '/docs/v10/migrate'),
      '/docs/v10/server-side-calls',
    ],
    ['a similar name', '/docs/v9/routers', '', '/docs/v10/router'],
    ['the first page for want of any', '/docs/v9/zzzz', '', '/docs/v10'],
  ])('%s: %s', (_, path, text, nearest) => {
    expect(nearestPage(pageOf(path, text), from, to)).toBe(nearest);
  });
});

it('redirects follow pages that go, and keep their hash where they stay', () => {
  const redirects = { '/docs/old': '/docs/v9/router#nest', '/docs/a': '/docs/v10#b' };
  expect(addRedirects(redirects, { '/docs/v9/router': '/docs/v10/router' })).toEqual({
    '/docs/a': '/docs/v10#b',
    '/docs/old': '/docs/v10/router',
    '/docs/v9/router': '/docs/v10/router',
  });
});

it('moves links, with their hash where the heading exists', () => {
  const moves = { '/docs/v9': '/docs/v10', '/docs/v9/router': '/docs/v10/router' };
  const text = [
    '[a](/docs/v9/router#nest) [b](/docs/v9/router#gone) [c](/docs/v9).',
    `to: '/docs/v9#when', "/docs/v9/router"`,
    'https://example.com/docs/v9/router /docs/v9/unknown /docs/v90 /docs/v9x ./docs/v9',
  ].join('\n');
  expect(moveLinks(text, '/docs/v9', moves, to.pages)).toBe(
    [
      '[a](/docs/v10/router#nest) [b](/docs/v10/router) [c](/docs/v10).',
      `to: '/docs/v10', "/docs/v10/router"`,
      'https://example.com/docs/v9/router /docs/v9/unknown /docs/v90 /docs/v9x ./docs/v9',
    ].join('\n'),
  );
});

it('leaves out where a page refers to itself in a version that goes, and nothing around it', () => {
  const text = [
    'Renamed. See [Calls in 9.x](/docs/v9/calls#a). More.',
    'See the [guide](../guide.mdx), or [Calls in 9.x](/docs/v9/callers).',
    'The same: see [Calls in 9.x](/docs/v9/calls).',
    'See [Calls in 9.x](/docs/v9/calls).',
    '',
    'See [Calls in 9.x](/docs/v9/calls).',
    '',
    'See [Router in 9.x](/docs/v9/router). [Calls in 9.x](/docs/v9/calls) has the older code.',
    '',
  ].join('\n');
  expect(leaveOutTwins(text, ['/docs/v9/calls', '/docs/v9/callers'])).toBe(
    [
      'Renamed. More.',
      'See the [guide](../guide.mdx).',
      'The same.',
      '',
      'See [Router in 9.x](/docs/v9/router). [Calls in 9.x](/docs/v9/calls) has the older code.',
      '',
    ].join('\n'),
  );
});
