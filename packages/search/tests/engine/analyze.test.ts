import { describe, expect, it } from 'vitest';
import { compounds, fold, indexTerms, queryWords } from '../../engine/analyze';

describe('indexTerms', () => {
  it.each([
    ['createHTTPNext', ['createhttpnext', 'httpnext', 'next', 'create', 'http']],
    ['BAD_REQUEST', ['bad', 'request', 'badrequest']],
    ['@tanstack/react-query', ['tanstack', 'react', 'query', 'tanstackreactquery', 'reactquery']],
    ["don't", ['don', 't', 'dont']],
    ['call it', ['call', 'it']],
    ['a. b', ['a', 'b']],
    ['', []],
  ])('takes %j apart', (text, terms) => {
    expect(indexTerms(text)).toEqual(terms);
  });

  it('does not glue what nobody types without separators', () => {
    expect(indexTerms('10.0.0-proxy-alpha.75')).not.toContain('1000proxyalpha75');
  });
});

describe('compounds', () => {
  it('keeps the places of runs and parts in the text', () => {
    const text = 'use t.procedureOne';
    const runs = compounds(text).flatMap((compound) => compound.runs);
    expect(runs.map(({ start, end }) => text.slice(start, end))).toEqual([
      'use',
      't',
      'procedureOne',
    ]);
    expect(runs[2]?.parts.map(({ start, end }) => text.slice(start, end))).toEqual([
      'procedure',
      'One',
    ]);
  });
});

describe('queryWords', () => {
  it('leaves out stop words where others remain', () => {
    expect(queryWords('how to nest a router').map(({ glued }) => glued)).toEqual([
      'nest',
      'router',
    ]);
    expect(queryWords('how to').map(({ glued }) => glued)).toEqual(['how', 'to']);
  });

  it('leaves out a last word of which one letter is typed', () => {
    expect(queryWords('nest r').map(({ glued }) => glued)).toEqual(['nest']);
    expect(queryWords('r').map(({ glued }) => glued)).toEqual(['r']);
  });
});

it('folds case, accents and ligatures', () => {
  expect(fold('Café ﬁnd')).toBe('cafe find');
});
