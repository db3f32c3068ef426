// Change: ejected (unsafe). Asks our own client instead of Algolia's, starts in the docs version that
// the reader came from, and says when a search fails.
import Head from '@docusaurus/Head';
import { PageMetadata, useSearchQueryString } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { MAX_QUERY_LENGTH } from '../queryLength';
import SearchForm from './SearchForm';
import SearchResults from './SearchResults';
import styles from './styles.module.css';
import { useResults } from './useResults';
import { useVersionChoice } from './useVersionChoice';

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
  const query = asked.slice(0, MAX_QUERY_LENGTH);
  const { version, setVersion } = useVersionChoice();
  const { results, showMore, retry } = useResults(query, version);
  const title = pageTitle(query);
  return (
    <>
      <PageMetadata title={title} />
      <main className={`container ${styles.page}`}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <SearchForm query={query} onQuery={setQuery} version={version} onVersion={setVersion} />
        <SearchResults
          {...{ query, version, results }}
          onQuery={setQuery}
          onMore={showMore}
          onRetry={retry}
        />
      </main>
    </>
  );
}

function pageTitle(query: string): string {
  return query
    ? translate(
        { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"' },
        { query },
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      });
}
