import { describe, expect, it } from 'vitest';
import { fold, indexTerms, queryWords } from '../../engine/analyze';

describe('indexTerms', () => {
  it.each([
    ['createHTTPNext', ['createhttpnext', 'httpnext', 'next', 'create', 'http']],
    ['BAD_REQUEST', ['bad_request', 'request', 'bad']],
    ['@tanstack/react-query', ['tanstack', 'react', 'query']],
    ["don't", ['don', 't']],
    ['call it', ['call', 'it']],
    ['', []],
  ])('takes %j apart', (text, terms) => {
    expect(indexTerms(text)).toEqual(terms);
  });
});

describe('queryWords', () => {
  it('leaves out stop words where others remain', () => {
    expect(queryWords('how to nest a Router')).toEqual(['nest', 'Router']);
    expect(queryWords('how to')).toEqual(['how', 'to']);
  });
});

it('folds case, accents and ligatures', () => {
  expect(fold('Café ﬁnd')).toBe('cafe find');
});
