import { expect, it } from 'vitest';
import { deleteProperties } from '../../../worker/worker/delete-properties';

class Base {
  fetch() {}
}

class Scope extends Base {
  get caches() {
    return 'caches';
  }
  own = 1;
  kept = 2;
}

it('deletes properties of an object and of its prototypes', () => {
  const scope = Object.assign(new Scope(), { fetch: () => {} });
  deleteProperties(scope, 'fetch caches own never-there');
  expect(['fetch', 'caches', 'own', 'kept'].filter((name) => name in scope)).toEqual(['kept']);
  expect(['fetch', 'caches'].filter((name) => name in new Scope())).toEqual([]);
});
