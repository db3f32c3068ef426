import { describe, expect, it } from 'vitest';
import type { Page } from '../../engine/types';
import { withSectionKeywords } from '../../indexing/section-keywords';

const PAGE: Page = {
  path: '/docs/guards',
  group: 'Server',
  sections: [
    { level: 1, title: 'Guards', blocks: [] },
    { level: 2, title: 'Check a role', blocks: [] },
  ],
};

const keywordsOf = (section_keywords: unknown, permalink = PAGE.path) =>
  withSectionKeywords(
    [PAGE],
    [{ id: '', permalink, source: 'guards.mdx', frontMatter: { section_keywords } }],
  )[0]!.sections.map(({ keywords }) => keywords);

describe('withSectionKeywords', () => {
  it('gives a section what its page’s front matter lists for it', () => {
    expect(keywordsOf({ 'check-a-role': 'rbac, admin only' })).toEqual([
      undefined,
      ['rbac', 'admin only'],
    ]);
  });

  it('finds the page by its address with a slash at the end, too, as the first page of a version has it', () => {
    expect(keywordsOf({ 'check-a-role': 'rbac' }, `${PAGE.path}/`)[1]).toEqual(['rbac']);
  });

  it('names the file and the id that no heading has', () => {
    expect(() => keywordsOf({ 'check-roles': 'rbac' })).toThrow(
      'guards.mdx: "section_keywords" names "check-roles", and no heading of the page has that id.',
    );
  });

  it.each([[{ 'check-a-role': ['rbac'] }], ['rbac']])(
    'says how to write what is not text: %j',
    (wrong) => {
      expect(() => keywordsOf(wrong)).toThrow('Write "id-of-the-heading: words, more words"');
    },
  );
});
