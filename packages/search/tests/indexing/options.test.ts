import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from './defaults';
import { refuseUnreadSettings, validateOptions, type SearchOptions } from '../../indexing/options';

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
    expect(() => validated({ synonyms: [['alone']] })).toThrow(
      '"synonyms[0]" must contain at least 2',
    );
    expect(() => validated({ suggestions: [{ doc: 'intro' }] })).toThrow(
      '"suggestions[0].label" is required',
    );
    expect(() => validated({ ignoredClass: ['button'] })).toThrow('"ignoredClass" is not allowed');
  });
});

describe('refuseUnreadSettings', () => {
  it("accepts Docusaurus's defaults", () => {
    const algolia = { contextualSearch: true, searchParameters: {}, searchPagePath: 'search' };
    expect(() => refuseUnreadSettings({ algolia })).not.toThrow();
    expect(() => refuseUnreadSettings({})).not.toThrow();
  });

  it.each([
    { contextualSearch: false },
    { searchParameters: { hitsPerPage: 3 } },
    { externalUrlRegex: 'example' },
    { replaceSearchResultPathname: { from: 'a', to: 'b' } },
    { askAi: 'assistant' },
    { searchPagePath: false },
  ])('refuses %j', (algolia) => {
    expect(() => refuseUnreadSettings({ algolia })).toThrow(
      `docusaurus-site-search does not read themeConfig.algolia.${Object.keys(algolia)[0]}: `,
    );
  });
});
