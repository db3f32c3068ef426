import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import SearchFailure from '../SearchFailure';
import { useSearchClient } from '../useSearchClient';
import FoundCount from './FoundCount';
import SearchResult from './SearchResult';
import styles from './styles.module.css';
import type { Results } from './useResults';

type Props = { query: string; results: Results; onMore: () => void; onRetry: () => void };

/** The hits of a search, or why there are none. */
export default function SearchResults({ query, results, onMore, onRetry }: Props) {
  const { isHosted } = useSearchClient();
  const { status, hits, count, shownPages, pages, failure } = results;
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
