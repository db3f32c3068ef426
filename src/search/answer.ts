import type { FacetFilters } from 'algoliasearch/lite';
import { indexTerms } from './analyze';
import { createEngine, type Match, type PageMatch } from './engine';
import { toHit, type HitStyle } from './hits';
import type { LoadedShard, ShardSection } from './shards';
import type { SearchClient, SearchParameters, SearchRequest, SearchResult } from './types';

type Engine = ReturnType<typeof createEngine<ShardSection>>;

/** Pages that match far worse than the best one are noise. */
const MIN_PAGE_SCORE = 0.03;
const MAX_HITS_PER_PAGE = 4;
/** Each docs version that a reader searches has an engine; nobody needs many at once. */
const MAX_ENGINES = 3;

/** Algolia's defaults, and what `plugins/search-index/settings.ts` sets on the hosted index. */
const DEFAULTS = {
  hitsPerPage: 20,
  snippetWords: 10,
  preTag: '<span class="algolia-docsearch-suggestion--highlight">',
  postTag: '</span>',
  ellipsis: '…',
};

/**
 * Makes a function that answers search requests in Algolia's shapes from shards.
 *
 * @param loadShards - loads the shards that a request's facet filters name
 */
export function createAnswerer(
  loadShards: (filters: FacetFilters | undefined) => Promise<LoadedShard[]>,
): SearchClient['search'] {
  const engines = new Map<string, Engine>();

  async function engineFor(filters: FacetFilters | undefined): Promise<Engine> {
    const shards = await loadShards(filters);
    const key = shards.map(({ file }) => file).join(' ');
    const engine = engines.get(key) ?? createEngine(shards.flatMap(({ sections }) => sections));
    engines.delete(key);
    engines.set(key, engine);
    const [oldest] = Array.from(engines.keys());
    if (engines.size > MAX_ENGINES && oldest !== undefined) {
      engines.delete(oldest);
    }
    return engine;
  }

  async function answer(request: SearchRequest): Promise<SearchResult> {
    const parameters = { ...request, ...request.params };
    const { query = '', page = 0, hitsPerPage = DEFAULTS.hitsPerPage } = parameters;
    const engine = await engineFor(parameters.facetFilters);
    const matches = engine.search(query).flatMap(relevantSections);
    const style = hitStyle(parameters);
    const typed = indexTerms(query);
    return {
      index: request.indexName,
      query,
      page,
      hitsPerPage,
      nbHits: matches.length,
      nbPages: hitsPerPage > 0 ? Math.ceil(matches.length / hitsPerPage) : 0,
      hits: matches
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map(({ section, terms }) => toHit(section, { terms, typed }, style)),
    };
  }

  return async (input) => {
    const requests = Array.isArray(input) ? input : input.requests;
    return { results: await Promise.all(requests.map(answer)) };
  };
}

/**
 * The page's own hit stands before those of its sections or not at all: DocSearch draws the sections
 * as branches of it.
 */
function relevantSections(
  { score, matches }: PageMatch<ShardSection>,
  _rank: number,
  pages: PageMatch<ShardSection>[],
): Match<ShardSection>[] {
  if (score < (pages[0]?.score ?? 0) * MIN_PAGE_SCORE) {
    return [];
  }
  return matches
    .filter(({ section }, rank) => section.level > 1 || rank === 0)
    .slice(0, MAX_HITS_PER_PAGE);
}

function hitStyle(parameters: SearchParameters): HitStyle {
  const content = parameters.attributesToSnippet?.find((entry) => entry.startsWith('content:'));
  return {
    preTag: parameters.highlightPreTag ?? DEFAULTS.preTag,
    postTag: parameters.highlightPostTag ?? DEFAULTS.postTag,
    ellipsis: parameters.snippetEllipsisText ?? DEFAULTS.ellipsis,
    snippetWords: content ? Number(content.slice('content:'.length)) : DEFAULTS.snippetWords,
  };
}
