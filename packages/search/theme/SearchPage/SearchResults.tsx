import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import SearchFailure from '../SearchFailure';
import SearchNothing from '../SearchNothing';
import SearchStart from '../SearchStart';
import { useSearchClient } from '../useSearchClient';
import FoundCount from './FoundCount';
import SearchResult from './SearchResult';
import styles from './styles.module.css';
import type { Results } from './useResults';

type Props = {
  query: string;
  onQuery: (query: string) => void;
  /** Name of the docs version that is searched */
  version: string;
  results: Results;
  onMore: () => void;
  onRetry: () => void;
};

/** The hits of a search, or why there are none. */
export default function SearchResults(props: Props) {
  const { query, onQuery, version, results, onMore, onRetry } = props;
  const { isHosted } = useSearchClient();
  const { status, hits, count, nearest, shownPages, pages, failure } = results;
  if (!query.trim()) {
    // With a key React makes the results anew, instead of moving what is here to their place.
    return (
      <div key="start" className={styles.offers}>
        <SearchStart version={version} />
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className={styles.failed}>
        <SearchFailure reason={failure} />
        <button type="button" className="button button--primary" onClick={onRetry}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
      </div>
    );
  }
  return (
    <>
      <div className={styles.summary}>
        <FoundCount query={query} count={count} status={status} />
        {isHosted && <Link to="https://www.algolia.com/">Powered by Algolia</Link>}
      </div>
      {status === 'found' && count === 0 && (
        <div className={styles.offers}>
          <SearchNothing {...{ query, nearest, version, onQuery }} />
        </div>
      )}
      <ol className={styles.results} aria-busy={status === 'searching'}>
        {hits.map((hit) => (
          <SearchResult key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {shownPages < pages && (
        <button type="button" className="button button--secondary" onClick={onMore}>
          <Translate id="site.SearchPage.more">Show more results</Translate>
        </button>
      )}
    </>
  );
}
