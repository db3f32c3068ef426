import { expect, it } from 'vitest';
import { pathInVersion } from '@site/shared/paths';
import { nearestPath } from './nearestPage';

const paths = ['/docs/v9/', '/docs/v9/prepare-for-v10', '/docs/v9/callers'];
const version = { path: '/docs/v9', docs: paths.map((path) => ({ path })) };

it.each([
  ['', '/docs/v9'],
  ['/callers', '/docs/v9/callers'],
  ['/server-side-calls', '/docs/v9/callers'],
  ['/renamed-and-removed', undefined],
])('the page %s is %s', (slug, path) => expect(pathInVersion(version, slug)).toBe(path));

it.each([
  ['/renamed-and-removed', '/docs/v9/prepare-for-v10'],
  ['/unknown', '/docs/v9'],
])('nearest to %s is %s', (slug, path) => expect(nearestPath(version, slug)).toBe(path));
