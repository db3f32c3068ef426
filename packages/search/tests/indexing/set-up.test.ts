import { expect, it } from 'vitest';
import type { Page } from '../../engine/types';
import { searchCredentials } from '../../indexing/credentials';
import { refuseUnknownDocs } from '../../indexing/docs-versions';
import { withSectionKeywords } from '../../indexing/section-keywords';
import { validated } from './validated';

const ALGOLIA = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs' };
const PAGE: Page = {
  path: '/docs/guards',
  group: 'Server',
  sections: [
    { level: 1, title: 'Guards', blocks: [] },
    { level: 2, title: 'Check a role', blocks: [] },
  ],
};
const docOf = (section_keywords: unknown, permalink = PAGE.path) => {
  return {
    id: 'guides/guards',
    permalink,
    source: 'guards.mdx',
    frontMatter: { section_keywords },
  };
};
const keywordsOf = (...doc: Parameters<typeof docOf>) =>
  withSectionKeywords([PAGE], [docOf(...doc)])[0]!.sections.map(({ keywords }) => keywords);

it('takes Algolia where the environment names all three, without the admin key; else its own index', () => {
  const env = { ...ALGOLIA, ALGOLIA_ADMIN_KEY: 'secret' };
  expect(searchCredentials(env)).toEqual({ appId: 'APP', apiKey: 'key', indexName: 'docs' });
  expect(searchCredentials({})).toBeUndefined();
});

it.each([PAGE.path, `${PAGE.path}/`])(
  'gives a section what the front matter of its page lists for it: %s',
  (permalink) => {
    const keywords = { 'check-a-role': 'rbac, for the admin only' };
    expect(keywordsOf(keywords, permalink)).toEqual([undefined, ['rbac', 'admin only']]);
  },
);

it.each([
  [() => validated({ ignoredClasses: 'button' }), '"ignoredClasses" must be an array'],
  [() => validated({ suggestions: [{ doc: 'intro' }] }), '"suggestions[0].label" is required'],
  [() => validated({ ignoredClass: ['button'] }), '"ignoredClass" is not allowed'],
  [
    () =>
      refuseUnknownDocs(
        ['guards', 'guides/guards'].map((doc) => ({ label: 'Guards', doc })),
        [docOf({})],
      ),
    'no docs version has: guards.',
  ],
  [
    () => searchCredentials({ ...ALGOLIA, ALGOLIA_INDEX: '' }),
    'Search is configured by half: ALGOLIA_INDEX is not set. Set all of ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX for the hosted search, or none of them for the embedded one.',
  ],
  [
    () => searchCredentials({ ALGOLIA_APP_ID: 'APP' }),
    'ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX are not set.',
  ],
  [
    () => searchCredentials({ ...ALGOLIA, ALGOLIA_ADMIN_KEY: 'key' }),
    'ALGOLIA_SEARCH_KEY is the admin key',
  ],
  [
    () => keywordsOf({ 'check-roles': 'rbac' }),
    'guards.mdx: "section_keywords" names "check-roles", and no heading of the page has that id.',
  ],
  [() => keywordsOf({ 'check-a-role': ['rbac'] }), 'Write "id-of-the-heading: words, more words"'],
  [() => keywordsOf('rbac'), 'Write "id-of-the-heading: words, more words"'],
])('refuses what a maintainer got wrong, and says what: %s', (setUp, message) => {
  expect(setUp).toThrow(message);
});
