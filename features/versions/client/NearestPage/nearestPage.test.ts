import { expect, it } from 'vitest';
import { nearestPage } from './nearestPage';

const docs = ['', '/prepare-for-v10', '/callers'].map((slug) => ({
  id: slug.slice(1) || 'introduction',
  path: `/docs/v9${slug}`,
}));

it.each([
  ['/renamed-and-removed', '/docs/v9/prepare-for-v10'],
  ['/server-side-calls', '/docs/v9/callers'],
  [undefined, '/docs/v9'],
])('%s leads to %s', (slug, path) => {
  expect(nearestPage(slug, { path: '/docs/v9', docs, mainDocId: 'introduction' })?.path).toBe(path);
});
