import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from './defaults';
import { validateOptions, type SearchOptions } from '../../indexing/options';

const validated = (options: object) =>
  validateOptions({ validate: normalizePluginOptions, options } as Parameters<
    typeof validateOptions
  >[0]) as SearchOptions & { id: string };

describe('validateOptions', () => {
  it('needs nothing', () => {
    expect(validated({})).toEqual({ id: 'default', ...DEFAULTS });
  });

  it('names what is wrong', () => {
    expect(() => validated({ ignoredClasses: 'button' })).toThrow(
      '"ignoredClasses" must be an array',
    );
    expect(() => validated({ suggestions: [{ doc: 'intro' }] })).toThrow(
      '"suggestions[0].label" is required',
    );
    expect(() => validated({ ignoredClass: ['button'] })).toThrow('"ignoredClass" is not allowed');
  });
});
