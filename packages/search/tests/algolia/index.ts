/** Algolia's service as far as a docs site uses it, for tests. */
export { ADMIN_KEY, createAlgolia, SEARCH_KEY } from './store';
