import { describe, expect, it } from 'vitest';
import { searchCredentials } from '../../indexing/credentials';

const ALL = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs' };

describe('searchCredentials', () => {
  it('takes Algolia where the environment names all three, without the admin key', () => {
    const env = { ...ALL, ALGOLIA_ADMIN_KEY: 'secret' };
    expect(searchCredentials(env)).toEqual({ appId: 'APP', apiKey: 'key', indexName: 'docs' });
  });

  it('takes the embedded index where it names none', () => {
    expect(searchCredentials({})).toBeUndefined();
  });

  it.each([
    [
      { ...ALL, ALGOLIA_INDEX: '' },
      'Search is configured by half: ALGOLIA_INDEX is not set. Set all of ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX for the hosted search, or none of them for the embedded one.',
    ],
    [{ ALGOLIA_APP_ID: 'APP' }, 'ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX are not set.'],
    [
      { ...ALL, ALGOLIA_ADMIN_KEY: 'secret', ALGOLIA_SEARCH_KEY: 'secret' },
      'ALGOLIA_SEARCH_KEY is the admin key',
    ],
  ])('refuses some of them, and the admin key as a search key: %j', (env, message) => {
    expect(() => searchCredentials(env)).toThrow(message);
  });
});
