import type { FacetFilters } from 'algoliasearch/lite';
import type { SearchRecord } from '../../indexing/records';
import type { Index } from './index-type';

export type Query = {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  distinct?: boolean;
  facetFilters?: FacetFilters;
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  attributesToSnippet?: string[];
};

const DEFAULT_SNIPPET_WORDS = 10;

/**
 * Answers a query in Algolia's shape. Records match that have all words of the query; ranking is left
 * to the real service.
 */
export function answerQuery(index: Index, query: Query) {
  const { indexName, page = 0, hitsPerPage = 20 } = query;
  const words = (query.query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = Array.from(index.objects.values())
    .filter((record) => matches(record, query.facetFilters, index))
    .filter((record) => words.every((word) => textOf(record).toLowerCase().includes(word)));
  const distinct =
    query.distinct === false
      ? found
      : Array.from(new Map(found.map((record) => [record.url, record])).values());
  return {
    index: indexName,
    query: query.query ?? '',
    page,
    hitsPerPage,
    nbHits: distinct.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(distinct.length / hitsPerPage) : 0,
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    params: '',
    hits: distinct
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => toHit(record, words, query)),
  };
}

/** An attribute that is not declared for faceting matches nothing, as in the real service. */
function matches(record: SearchRecord, filters: FacetFilters | undefined, index: Index): boolean {
  if (filters === undefined) {
    return true;
  }
  if (Array.isArray(filters)) {
    return filters.every((entry) =>
      Array.isArray(entry)
        ? entry.some((filter) => matches(record, filter, index))
        : matches(record, entry, index),
    );
  }
  const [attribute = '', ...value] = filters.split(':');
  const actual = (record as Record<string, unknown>)[attribute];
  return (
    Boolean(index.settings.attributesForFaceting?.includes(attribute)) && actual === value.join(':')
  );
}

function textOf({ hierarchy, content }: SearchRecord) {
  return [...Object.values(hierarchy), content].filter(Boolean).join(' ');
}

function toHit(record: SearchRecord, words: string[], query: Query) {
  const highlighted = (text: string) => {
    const pattern = new RegExp(`(${words.map(escapeRegExp).join('|')})`, 'gi');
    const { highlightPreTag = '<em>', highlightPostTag = '</em>' } = query;
    const value =
      words.length > 0 ? text.replace(pattern, `${highlightPreTag}$1${highlightPostTag}`) : text;
    return { value, matchLevel: value === text ? 'none' : 'full', matchedWords: [] };
  };
  const levels = Object.entries(record.hierarchy).flatMap(([level, title]) =>
    title === null ? [] : [[level, highlighted(title)] as const],
  );
  const cut = record.content === null ? null : snippet(record.content, words, query);
  return {
    ...record,
    _highlightResult: {
      hierarchy: Object.fromEntries(levels),
      ...(record.content !== null && { content: highlighted(record.content) }),
    },
    _snippetResult: {
      hierarchy: Object.fromEntries(levels.filter(([level]) => level !== 'lvl0')),
      ...(cut !== null && { content: highlighted(cut) }),
    },
  };
}

function snippet(
  content: string,
  words: string[],
  { attributesToSnippet, snippetEllipsisText = '…' }: Query,
) {
  const setting = attributesToSnippet?.find((entry) => entry.startsWith('content:'));
  const length = setting ? Number(setting.split(':')[1]) : DEFAULT_SNIPPET_WORDS;
  const all = content.split(/\s+/);
  const first = all.findIndex((one) => words.some((word) => one.toLowerCase().includes(word)));
  const start = Math.max(0, Math.min(first, all.length - length));
  const cut = all.slice(start, start + length).join(' ');
  return all.length > length ? `${cut}${snippetEllipsisText}` : content;
}

function escapeRegExp(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
