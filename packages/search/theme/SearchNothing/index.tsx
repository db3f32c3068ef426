import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import SearchHitText from '../SearchHitText';
import SearchStart from '../SearchStart';
import Heading from '@theme/Heading';
import styles from './styles.module.css';
import { useElsewhere } from './useElsewhere';

type Props = {
  /** A query that finds nothing */
  query: string;
  /** Queries near it that find something */
  nearest: string[];
  /** Name of the docs version that was searched */
  version: string;
  onQuery: (query: string) => void;
  onFollow?: () => void;
};

/**
 * What may help where nothing is found: nearby words, and what other docs versions have; else what is
 * offered before the first letter.
 */
export default function SearchNothing({ query, nearest, version, onQuery, onFollow }: Props) {
  const elsewhere = useElsewhere(query, version);
  const toLocalUrl = useSearchResultUrlProcessor();
  return (
    <div className={styles.nothing}>
      {nearest.length > 0 && (
        <p>
          <Translate id="site.SearchNothing.nearest">Did you mean</Translate>{' '}
          {nearest.map((candidate) => (
            <button key={candidate} type="button" onClick={() => onQuery(candidate)}>
              {candidate}
            </button>
          ))}
        </p>
      )}
      {elsewhere?.map(({ label, hits }) => (
        <section key={label}>
          <Heading as="h2">
            <Translate id="site.SearchNothing.elsewhere" values={{ version: label }}>
              {'Found in {version}'}
            </Translate>
          </Heading>
          <ul>
            {hits.map((hit) => (
              <li key={hit.objectID}>
                <Link to={toLocalUrl(hit.url)} onClick={onFollow}>
                  <SearchHitText hit={hit} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {nearest.length === 0 && elsewhere?.length === 0 && (
        <SearchStart version={version} onFollow={onFollow} />
      )}
    </div>
  );
}
