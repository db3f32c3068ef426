// Takes the place of the page that Docusaurus has for Algolia: starts in the docs version that was read
// last, and says when a search fails.
import { useEffect, useState } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import {
  PageMetadata,
  usePluralForm,
  useQueryString,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { MAX_ADDRESS_LENGTH } from '../query';
import SearchFailure from '../SearchAnswer/SearchFailure';
import SearchNothing from '../SearchAnswer/SearchNothing';
import SearchRow from '../SearchAnswer/SearchRow';
import SearchStart from '../SearchAnswer/SearchStart';
import { useSearch, useSource } from '../useSearch';
import { useDefaultVersion, VERSION_PARAMETER } from '../useWhere';
import SearchForm from './SearchForm';
import styles from './styles.module.css';

const ROWS_AT_ONCE = 15;

/** How many rows were shown last, of which query: who comes back finds the list as it was. */
let left = { query: '', limit: ROWS_AT_ONCE };

/** All results of a search. The address bar holds the query, and the docs version where one was chosen. */
export default function SearchPage() {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Search />
    </Layout>
  );
}

function Search() {
  const [asked, setQuery] = useSearchQueryString();
  // An address may have more than the box takes.
  const query = asked.slice(0, MAX_ADDRESS_LENGTH);
  const [version, setVersion] = useVersionChoice();
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
      <PageMetadata title={title} />
      <main className={`container ${styles.page}`}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <SearchForm query={query} onQuery={setQuery} version={version} onVersion={setVersion} />
        <Results key={query} query={query} version={version} onQuery={setQuery} />
      </main>
    </>
  );
}

type ResultsProps = {
  query: string;
  /** Name of the docs version that is searched */
  version: string;
  onQuery: (query: string) => void;
};

/** What was found, or why there is nothing. */
function Results({ query, version, onQuery }: ResultsProps) {
  const [limit, setLimit] = useState(left.query === query ? left.limit : ROWS_AT_ONCE);
  const { state, retry } = useSearch(query, version, limit);
  const { isHosted } = useSource();
  const { status, answer, elsewhere, failure } = state;
  const { selectMessage } = usePluralForm();
  useEffect(() => {
    // The query comes from the address, after the first drawing.
    if (query) {
      left = { query, limit };
    }
  }, [query, limit]);
  if (status === 'failed') {
    return <SearchFailure reason={failure} onRetry={retry} />;
  }
  const isNothing = status === 'found' && answer.count === 0;
  const found = translate(
    { id: 'theme.SearchPage.documentsFound.plurals', message: 'One result|{count} results' },
    { count: answer.count },
  );
  return (
    <>
      {answer.count > 0 && (
        <div className={styles.summary}>
          <p role="status">{selectMessage(answer.count, found)}</p>
          {isHosted && <Link to="https://www.algolia.com/">Powered by Algolia</Link>}
        </div>
      )}
      <div className={styles.answer}>
        {isNothing && <SearchNothing {...{ query, nearest: answer.nearest, onQuery }} />}
        <ol className={styles.results} aria-busy={status === 'searching'}>
          {[...elsewhere, ...answer.rows].map((row) => (
            <li key={row.address}>
              <SearchRow row={row} version={version} />
            </li>
          ))}
        </ol>
        {(status === 'idle' || (isNothing && elsewhere.length === 0)) && (
          <SearchStart version={version} />
        )}
      </div>
      {answer.rows.length < answer.count && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setLimit(limit + ROWS_AT_ONCE)}
        >
          <Translate id="site.SearchPage.more">Show more results</Translate>
        </button>
      )}
    </>
  );
}

/** The docs version that is searched: the one in the address, else the one read last. */
function useVersionChoice() {
  const byDefault = useDefaultVersion();
  const isKnown = useVersions(undefined).map(({ name }) => name);
  const [asked, setAsked] = useQueryString(VERSION_PARAMETER);
  return [isKnown.includes(asked) ? asked : byDefault, setAsked] as const;
}
