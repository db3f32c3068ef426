import { describe, expect, it } from 'vitest';
import { escapeHtml, highlight, snippet } from '../../engine/highlight';

const STYLE = { preTag: '[', postTag: ']', ellipsis: '…' };
const matched = (terms: string[], typed: string[]) => ({ terms: new Set(terms), typed });

describe('highlight', () => {
  it.each([
    [
      'what was typed of a completed word',
      'useInfiniteQuery',
      ['useinfinitequery'],
      ['useinf'],
      '[useInf]initeQuery',
    ],
    ['a part of an identifier', 'createHTTPNext', ['httpnext'], ['httpn'], 'create[HTTPN]ext'],
    [
      'all of a word found through a typo',
      'Middlewares',
      ['middlewares'],
      ['midlewares'],
      '[Middlewares]',
    ],
    [
      'a compound typed without separators',
      'an x-ssr header',
      ['xssr'],
      ['xssr'],
      'an [x]-[ssr] header',
    ],
    [
      'the end of a compound',
      '@tanstack/react-query',
      ['reactquery'],
      ['reactq'],
      '@tanstack/[react]-[q]uery',
    ],
    [
      'no part of a compound found through a typo',
      'HTTP_ERROR_CODE_KEY',
      ['httperrorcodekey'],
      ['httperorr'],
      'HTTP_ERROR_CODE_KEY',
    ],
    [
      'a stop word beside the rest of a synonym, not by itself',
      'Queries in React: sign in first',
      ['sign', 'in'],
      ['login'],
      'Queries in React: [sign] [in] first',
    ],
    [
      'stop words where nothing else was typed',
      'how it works',
      ['how', 'it'],
      ['how', 'it'],
      '[how] [it] works',
    ],
    ['nothing else', 'a router', ['procedure'], ['procedure'], 'a router'],
  ])('marks %s', (_case, text, terms, typed, expected) => {
    expect(highlight(text, matched(terms, typed), STYLE).html).toBe(expected);
  });

  it('escapes the text around its marks and in them', () => {
    const html = highlight('inferOutput<T> & "x"', matched(['inferoutput'], ['infer']), STYLE).html;
    expect(html).toBe('[infer]Output&lt;T&gt; &amp; &quot;x&quot;');
  });
});

describe('snippet', () => {
  const text = `${'before '.repeat(20)}one two ${'between '.repeat(4)}router ${'after '.repeat(20)}`;

  it('shows the words around what was found, on one line', () => {
    expect(snippet(text, matched(['two', 'router'], ['two', 'router']), 8, STYLE).html).toBe(
      '…one [two] between between between between [router] after…',
    );
  });

  it('shows the beginning where nothing was found', () => {
    expect(snippet('one\n  two three', matched([], []), 2, STYLE)).toEqual({
      html: 'one two…',
      words: 0,
    });
  });

  it('shows a short text whole', () => {
    expect(snippet(' one  two ', matched(['two'], ['two']), 8, STYLE).html).toBe('one [two]');
  });
});

it('escapes what HTML would read', () => {
  expect(escapeHtml('<img onerror="x">&')).toBe('&lt;img onerror=&quot;x&quot;&gt;&amp;');
});
