import { describe, expect, it } from 'vitest';
import { parseSummary, SUMMARY } from '../../page/summary';

describe('parseSummary', () => {
  it.each([
    ['Link', { label: 'Link', fields: [] }],
    ['Router = TDef.record', { label: 'Router', type: ['TDef', 'record'], fields: [] }],
    ['= T', { label: '', type: ['T'], fields: [] }],
    ['', { label: '', fields: [] }],
    [
      'Router { queries: TQueries; ctx: TDef._ctx }',
      {
        label: 'Router',
        fields: [
          { name: 'queries', path: ['TQueries'] },
          { name: 'ctx', path: ['TDef', '_ctx'] },
        ],
      },
    ],
    [
      'query (input: TInput, ctx: TContext) => TOutput',
      {
        label: 'query',
        fields: [
          { name: 'input', path: ['TInput'] },
          { name: 'ctx', path: ['TContext'] },
        ],
        result: ['TOutput'],
      },
    ],
    ['() => T', { label: '', fields: [], result: ['T'] }],
  ])('reads %j', (text, summary) => {
    expect(SUMMARY.test(text)).toBe(true);
    expect(parseSummary(text)).toEqual(summary);
  });

  it.each(['Router TDef', 'Router {}', 'query (TInput) => T', '{ a: T, b: T }', 'a.b'])(
    'refuses %j',
    (text) => {
      expect(SUMMARY.test(text)).toBe(false);
    },
  );
});
