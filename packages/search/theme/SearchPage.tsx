// Takes the place of the page that Docusaurus has for Algolia: starts in the docs version that was read
// last, and says when a search fails.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata, useQueryString, useSearchQueryString } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { MAX_ADDRESS_LENGTH } from './query';
import SearchAnswer from './SearchAnswer';
import SearchBox from './SearchBox';
import styles from './styles.module.css';
import { useDefaultVersion } from './docsVersions';

const ROWS_AT_ONCE = 15;

/** How many rows were shown last, of which query: who comes back finds the list as it was. */
let lastShown = { query: '', limit: ROWS_AT_ONCE };

/** All results of a search. The address bar holds the query, and the docs version where one was chosen. */
export default function SearchPage() {
  return (
    <Layout>
      <Search />
    </Layout>
  );
}

function Search() {
  const [asked, setQuery] = useSearchQueryString();
  // An address may have more than the box takes.
  const query = asked.slice(0, MAX_ADDRESS_LENGTH);
  const [named, setVersion] = useQueryString('version');
  const usual = useDefaultVersion();
  const version = useVersions(undefined).find(({ name }) => name === named)?.name ?? usual;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Without a query, the page exists to be typed into; with one, to be read. Only the address knows at first.
    if (!new URLSearchParams(window.location.search).get('q')) {
      input.current?.focus();
    }
  }, []);
  useLayoutEffect(() => {
    // What was typed before the page reacted.
    const typed = input.current?.value;
    if (typed && typed !== query) {
      setQuery(typed);
    }
  }, [query, setQuery]);
  const title = query
    ? translate(
        { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"' },
        { query },
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      });
  return (
    <>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <main className={`container ${styles.page}`}>
        <Heading as="h1" className={`text--truncate ${styles.title}`}>
          {title}
        </Heading>
        <SearchBox
          ref={input}
          type="search"
          maxLength={MAX_ADDRESS_LENGTH}
          {...{ query, version }}
          onQuery={setQuery}
          onVersion={setVersion}
        />
        <noscript>
          <Translate id="site.SearchPage.scripts">Search needs JavaScript.</Translate>
        </noscript>
        <div className={styles.results}>
          <Results key={query} query={query} version={version} />
        </div>
      </main>
    </>
  );
}

/** The answer, as far as was asked for. */
function Results({ query, version }: { query: string; version: string }) {
  const [limit, setLimit] = useState(lastShown.query === query ? lastShown.limit : ROWS_AT_ONCE);
  useEffect(() => {
    // The query comes from the address, after the first drawing.
    if (query) {
      lastShown = { query, limit };
    }
  }, [query, limit]);
  return (
    <SearchAnswer {...{ query, version, limit }} onMore={() => setLimit(limit + ROWS_AT_ONCE)} />
  );
}
