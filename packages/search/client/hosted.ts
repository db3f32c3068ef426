import type { LiteClient, SearchResponse } from 'algoliasearch/lite';
import { readPaste } from '../engine/messages';
import type { Piece, Row, Search } from '../engine/types';
import type { Credentials } from './backend';

/** A hit of a record of Algolia's crawler. Highlighting may leave fields out. */
type Hit = {
  url: string;
  docusaurus_tag?: string;
  hierarchy: Record<string, string | null>;
  content?: string | null;
  _highlightResult?: { hierarchy?: Record<string, { value: string } | undefined> };
  _snippetResult?: { content?: { value: string; matchLevel: string } };
};

/** Stand around what was found. They are characters for private use, which no text has. */
const MARK_START = '\ue001';
const MARK_END = '\ue002';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const MAX_QUERY_CHARACTERS = 500;
const WEB_PROTOCOL = /^https?:$/;

/** Makes a search of the index that Algolia hosts. Its client loads with the first question. */
export function createHostedSearch({ appId, apiKey, indexName }: Credentials): Search {
  let client: LiteClient | undefined;

  return async (question) => {
    const { liteClient } = await import('algoliasearch/lite');
    client ??= liteClient(appId, apiKey);
    const query = readPaste(question.query).slice(0, MAX_QUERY_CHARACTERS);
    const { results } = await client.search<Hit>({
      requests: [
        {
          indexName,
          query,
          hitsPerPage: question.limit,
          facetFilters: [
            `language:${question.language}`,
            question.tags.map((tag) => `docusaurus_tag:${tag}`),
          ],
          attributesToSnippet: ['content:16'],
          highlightPreTag: MARK_START,
          highlightPostTag: MARK_END,
        },
      ],
    });
    const [result] = results;
    // The cast: what it answers with otherwise is to questions of another kind.
    const { hits, nbHits: count = 0 } = result as SearchResponse<Hit>;
    return { rows: hits.flatMap(toRow), count, isUnknown: count === 0 };
  };
}

/** An address that is not one of the web, as whoever has a key could write, is no hit. */
function toRow(hit: Hit): Row[] {
  const { protocol, pathname, hash } = new URL(hit.url);
  const { hierarchy } = hit;
  const levels = LEVELS.filter((level) => hierarchy[level]);
  const last = levels.at(-1) ?? 'lvl1';
  const title = hit._highlightResult?.hierarchy?.[last]?.value ?? hierarchy[last] ?? '';
  const text = hit._snippetResult?.content;
  const row: Row = {
    address: `${pathname}${hash}`,
    tag: hit.docusaurus_tag ?? '',
    path: ['lvl0', ...levels.slice(0, -1)].flatMap((level) => hierarchy[level] ?? []),
    title: toPieces(title),
    text: text && text.matchLevel !== 'none' ? toPieces(text.value) : [],
  };
  return WEB_PROTOCOL.test(protocol) ? [row] : [];
}

function toPieces(value: string): Piece[] {
  return value
    .split(MARK_START)
    .flatMap((part, index): Piece[] => {
      const [found = '', rest = ''] = index === 0 ? ['', part] : part.split(MARK_END);
      return [{ text: found, isMark: true }, { text: rest }];
    })
    .filter(({ text }) => text);
}
