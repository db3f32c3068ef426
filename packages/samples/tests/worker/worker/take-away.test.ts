import { expect, it } from 'vitest';
import { takeAway } from '../../../worker/worker/take-away';

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

it('takes properties from wherever they are, so that nothing gives them back', () => {
  const scope = Object.assign(new Scope(), { fetch: () => {} });
  takeAway(scope, 'fetch caches own never-there');
  expect(['fetch', 'caches', 'own', 'kept'].filter((name) => name in scope)).toEqual(['kept']);
  expect(['fetch', 'caches'].filter((name) => name in new Scope())).toEqual([]);
});
