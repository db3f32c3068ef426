import type { FacetFilters } from 'algoliasearch/lite';
import type { Facets } from './types';

/**
 * Evaluates facet filters as Algolia does: all entries of the list must hold, of a list inside it
 * one. `facet:-value` excludes a value; a minus sign that belongs to the value is written `\-`.
 *
 * @param filters - e.g. `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-9.x']]`
 * @see https://www.algolia.com/doc/api-reference/api-parameters/facetFilters
 */
export function matchesFacets(filters: FacetFilters | undefined, facets: Facets): boolean {
  if (filters === undefined) {
    return true;
  }
  if (typeof filters === 'string') {
    return matchesFilter(filters, facets);
  }
  return filters.every((entry) =>
    Array.isArray(entry) && entry.length > 0
      ? entry.some((filter) => matchesFacets(filter, facets))
      : matchesFacets(entry, facets),
  );
}

function matchesFilter(filter: string, facets: Facets): boolean {
  const colon = filter.indexOf(':');
  const actual = new Map(Object.entries(facets)).get(filter.slice(0, colon));
  const wanted = filter.slice(colon + 1);
  return wanted.startsWith('-')
    ? actual !== wanted.slice(1)
    : actual === wanted.replace(/^\\-/, '-');
}
