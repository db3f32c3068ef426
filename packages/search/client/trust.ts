import type { SearchAnswer, SearchHit } from '../engine/types';

/** What highlighting puts into texts: for the search page, and DocSearch's own for the modal. */
const OTHER_THAN_MARKS =
  /<(?!\/?mark>|span class="algolia-docsearch-suggestion--highlight">|\/span>)/g;
const WEB_PROTOCOL = /^https?:/;

/**
 * Takes from an answer what could do harm in a page. The modal and the search page show the texts of
 * hits as HTML, and anyone with a key may have filled an index.
 *
 * @param answer - of a service
 * @returns the same with no markup but that of what was found, and no address that is not one of the web
 */
export function withoutInjection(answer: SearchAnswer): SearchAnswer {
  return {
    results: answer.results.map((result) => ({
      ...result,
      hits: result.hits.filter(({ url }) => WEB_PROTOCOL.test(url)).map(onlyMarks),
    })),
  };
}

function onlyMarks(hit: SearchHit): SearchHit {
  return JSON.parse(JSON.stringify(hit), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(OTHER_THAN_MARKS, '&lt;') : value,
  ) as SearchHit;
}
