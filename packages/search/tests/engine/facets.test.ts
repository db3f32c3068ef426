import { expect, it } from 'vitest';
import { matchesFacets } from '../../engine/facets';

const NINE = { language: 'en', docusaurus_tag: 'docs-default-9.x' };
const BLOG = { language: 'en', docusaurus_tag: 'default' };
const CONTEXTUAL = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-9.x']];

it.each([
  ['nothing asked', undefined, [true, true]],
  ['one filter', 'docusaurus_tag:default', [false, true]],
  ['what contextual search asks', CONTEXTUAL, [true, true]],
  ['another version', ['language:en', ['docusaurus_tag:docs-default-current']], [false, false]],
  ['another language', ['language:fr', ['docusaurus_tag:default']], [false, false]],
  ['an excluded value', ['docusaurus_tag:-default'], [true, false]],
  ['an escaped minus sign, which excludes nothing', ['docusaurus_tag:\\-default'], [false, false]],
  ['an unknown facet', ['color:red'], [false, false]],
])('%s', (_case, filters, expected) => {
  expect([NINE, BLOG].map((facets) => matchesFacets(filters, facets))).toEqual(expected);
});
