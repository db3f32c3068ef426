import type { FacetFilters } from 'algoliasearch/lite';
import { indexTerms, readableQuery } from './analyze';
import { createEngine, type Match, type PageMatch } from './engine';
import { toHits, type HitStyle } from './hits';
import type { LoadedShard, LoadingShards, ShardSection } from './shards';
import type {
  SearchAnswer,
  SearchClient,
  SearchParameters,
  SearchRequest,
  SearchResult,
} from './types';
import { readVersion, type Meant } from './versions';

type Engine = ReturnType<typeof createEngine<ShardSection>>;

const MAX_HITS_PER_PAGE = 4;
/** Each docs version that a reader searches has two, without its text and with it. */
const MAX_ENGINES = 4;

/** Algolia's defaults, and what `indexing/settings.ts` sets on the hosted index. */
const DEFAULTS = {
  hitsPerPage: 20,
  snippetWords: 10,
  preTag: '<span class="algolia-docsearch-suggestion--highlight">',
  postTag: '</span>',
  ellipsis: '…',
};

/**
 * Makes a function that answers search requests in Algolia's shapes from shards. Before the text of the
 * shards is there, it answers from their headings.
 *
 * @param load - loads the shards that a request's facet filters name
 */
export function createAnswerer(
  load: (filters: FacetFilters | undefined) => LoadingShards,
): SearchClient['search'] {
  const engines = new Map<string, Engine>();

  function engineFor(shards: LoadedShard[], part: string, synonyms: string[][]): Engine {
    const key = [part, ...shards.map(({ name }) => name)].join(' ');
    const engine =
      engines.get(key) ??
      createEngine(
        shards.flatMap(({ sections }) => sections),
        synonyms,
      );
    engines.delete(key);
    engines.set(key, engine);
    const [oldest] = Array.from(engines.keys());
    if (engines.size > MAX_ENGINES && oldest !== undefined) {
      engines.delete(oldest);
    }
    return engine;
  }

  return async (input, onPartial) => {
    const requests = Array.isArray(input) ? input : input.requests;
    const asked = requests.map(async (request) => {
      const parameters = parametersOf(request);
      const loading = load(parameters.facetFilters);
      const { shards, synonyms } = await loading.manifest;
      const meant = readVersion(parameters, shards);
      return { meant, synonyms, loading: meant.filters ? load(meant.filters) : loading };
    });
    let isAnswered = false;

    async function answerFrom(part: 'outlines' | 'full'): Promise<SearchAnswer> {
      const results = asked.map(async (question, index) => {
        const { meant, synonyms, loading } = await question;
        const engine = engineFor(await loading[part], part, synonyms);
        return answer(requests[index]!, meant, engine);
      });
      return { results: await Promise.all(results) };
    }

    async function answerEarly() {
      const early = await answerFrom('outlines');
      if (!isAnswered && early.results.some(({ nbHits }) => nbHits > 0)) {
        onPartial?.(early);
      }
    }

    if (onPartial) {
      // What fails here fails below as well, where it is told.
      answerEarly().catch(() => {});
    }
    const full = await answerFrom('full');
    isAnswered = true;
    return full;
  };
}

function parametersOf(request: SearchRequest) {
  const parameters = { ...request, ...request.params };
  return { ...parameters, query: readableQuery(parameters.query ?? '') };
}

function answer(request: SearchRequest, meant: Meant, engine: Engine): SearchResult {
  const parameters = parametersOf(request);
  const { query, page = 0, hitsPerPage = DEFAULTS.hitsPerPage } = parameters;
  const matches = relevantSections(engine.search(meant.query));
  const shown = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    index: request.indexName,
    query,
    page,
    hitsPerPage,
    nbHits: matches.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(matches.length / hitsPerPage) : 0,
    hits: toHits(shown, {
      typed: indexTerms(meant.query),
      ...hitStyle(parameters),
      home: meant.home,
    }),
    ...(matches.length === 0 && { nearest: engine.nearest(meant.query) }),
  };
}

/**
 * The sections to show, best first. A page's own hit stands before those of its sections or not at
 * all: DocSearch draws the sections as branches of it.
 */
function relevantSections(pages: PageMatch<ShardSection>[]): Match<ShardSection>[] {
  return pages
    .flatMap(({ score, matches }) => {
      const ownScore = matches[0]?.score ?? 1;
      return differentPaths(matches)
        .filter(({ section }, rank) => section.level > 1 || rank === 0)
        .slice(0, MAX_HITS_PER_PAGE)
        .map((match) => ({
          ...match,
          score: (match.score / ownScore) * score,
        }));
    })
    .sort((a, b) => b.score - a.score);
}

/** Without sections of a page that have the same headings as a better one: their hits would look alike. */
function differentPaths(matches: Match<ShardSection>[]): Match<ShardSection>[] {
  const seen = new Set<string>();
  return matches.filter(({ section }) => {
    const path = section.path.map(({ title }) => title).join('\n');
    const isNew = !seen.has(path);
    seen.add(path);
    return isNew;
  });
}

function hitStyle(parameters: SearchParameters): Omit<HitStyle, 'home' | 'typed'> {
  const content = parameters.attributesToSnippet?.find((entry) => entry.startsWith('content:'));
  return {
    preTag: parameters.highlightPreTag ?? DEFAULTS.preTag,
    postTag: parameters.highlightPostTag ?? DEFAULTS.postTag,
    ellipsis: parameters.snippetEllipsisText ?? DEFAULTS.ellipsis,
    snippetWords: content ? Number(content.slice('content:'.length)) : DEFAULTS.snippetWords,
  };
}
