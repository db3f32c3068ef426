import type { FacetFilters } from 'algoliasearch/lite';
import { fold } from './analyze';
import { matchesFacets } from './facets';
import type { Manifest, SearchParameters } from './types';

/** What a query means: what to search for, and where. */
export type Meant = {
  query: string;
  /** The label of the docs version that one searches in */
  home?: string;
  /** Where the query names another version: filters that let it in, too */
  filters?: FacetFilters;
};

const BARE_NUMBER = /^\d+$/;
const PUNCTUATION_AROUND = /^["'(]+|[\s"'),;:.?!]+$/g;

/**
 * Reads the docs version that a query names: `migrate v10`, `useQuery in 9.x`. The name says where to
 * look, not what to look for. A number alone is a version's name only at the end. Of several, pages are
 * about the way from one to the other, and have their labels: `v1 to v2` → `1.x to 2.x`.
 *
 * @param parameters - of a request
 * @param shards - with the names of their versions
 * @returns the query as typed where it names no version, or nothing else
 */
export function readVersion(
  { query = '', facetFilters }: SearchParameters,
  shards: Manifest['shards'],
): Meant {
  const homes = shards.filter(
    ({ facets, version }) => version && matchesFacets(facetFilters, facets),
  );
  const home = homes.length === 1 ? homes[0]?.version?.label : undefined;
  const words = query.split(/\s+/).filter(Boolean);
  const named = words.map((word, index) =>
    shards.find(({ version }) => version?.names.includes(nameIn(word, index === words.length - 1))),
  );
  const labels = new Set(named.flatMap((shard) => shard?.version?.label ?? []));
  const rest = words.filter((_word, index) => !named[index]).join(' ');
  const shard = named.find((candidate) => candidate !== undefined);
  if (labels.size > 1) {
    return {
      query: words.map((word, index) => named[index]?.version?.label ?? word).join(' '),
      home,
    };
  }
  if (!rest || !shard?.version) {
    return { query, home };
  }
  const isElsewhere = home !== undefined && shard.version.label !== home;
  return {
    query: rest,
    home,
    filters: isElsewhere ? alsoIn(facetFilters, shard.facets.docusaurus_tag) : undefined,
  };
}

function nameIn(word: string, isLast: boolean): string {
  const name = fold(word.replace(PUNCTUATION_AROUND, ''));
  return BARE_NUMBER.test(name) && !isLast ? '' : name;
}

/** Contextual search asks `[language, [tag, tag]]`: one more tag is one more place. */
function alsoIn(filters: FacetFilters | undefined, tag: string): FacetFilters | undefined {
  return Array.isArray(filters)
    ? filters.map((entry) =>
        Array.isArray(entry) && entry.some((filter) => String(filter).startsWith('docusaurus_tag:'))
          ? [...entry, `docusaurus_tag:${tag}`]
          : entry,
      )
    : filters;
}
