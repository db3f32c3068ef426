import { describe, expect, it } from 'vitest';
import { withoutInjection } from '../../client/trust';
import type { SearchHit } from '../../engine/types';

describe('withoutInjection', () => {
  it('keeps the marks of what was found, and escaped text as it is', () => {
    const text = 'the <mark>router</mark> of &lt;App&gt;';
    const modal = '<span class="algolia-docsearch-suggestion--highlight">router</span>s';
    const [hit] = hitsOf(hitWith(text), hitWith(modal));
    expect(hit?._highlightResult.content?.value).toBe(text);
    expect(hitsOf(hitWith(modal))[0]?._highlightResult.content?.value).toBe(modal);
  });

  it('shows other markup as text, wherever it stands', () => {
    for (const text of [
      '<img src=x onerror="alert(1)">',
      '<mark onclick="alert(1)">a</mark>',
      '<span class="algolia-docsearch-suggestion--highlight" onclick="alert(1)">a</span>',
      '<SCRIPT>alert(1)</SCRIPT>',
    ]) {
      const [hit] = hitsOf(hitWith(text));
      expect(hit?._highlightResult.content?.value).toMatch(/^&lt;/);
      expect(hit?.hierarchy.lvl1).toMatch(/^&lt;/);
    }
  });

  it('drops hits that lead elsewhere than to the web', () => {
    expect(hitsOf({ ...hitWith('a'), url: 'javascript:alert(1)' })).toEqual([]);
    expect(hitsOf({ ...hitWith('a'), url: ' data:text/html,a' })).toEqual([]);
  });
});

function hitsOf(...hits: SearchHit[]): SearchHit[] {
  const page = { index: 'docs', query: '', nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20 };
  return withoutInjection({ results: [{ ...page, hits }] }).results[0]!.hits;
}

function hitWith(text: string): SearchHit {
  const levels = { lvl0: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const content = { value: text, matchLevel: 'full' as const };
  return {
    objectID: '1',
    type: 'content',
    url: 'https://example.com/docs',
    anchor: null,
    content: text,
    hierarchy: { ...levels, lvl1: text },
    _highlightResult: { hierarchy: {}, content },
    _snippetResult: { hierarchy: {}, content },
  };
}
