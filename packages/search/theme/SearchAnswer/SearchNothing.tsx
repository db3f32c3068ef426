import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  query: string;
  /** Queries near it that find something */
  nearest: string[];
  onQuery: (query: string) => void;
};

/** Says that nothing is found, and offers what may have been meant. */
export default function SearchNothing({ query, nearest, onQuery }: Props) {
  return (
    <div className={styles.nothing}>
      <p role="status">
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate>{' '}
        <strong>“{query}”</strong>
      </p>
      {nearest.length > 0 && (
        <p className={styles.nearest}>
          <Translate id="site.SearchNothing.nearest">Did you mean</Translate>{' '}
          {nearest.map((candidate) => (
            <button
              key={candidate}
              type="button"
              className="button button--secondary button--sm"
              onClick={() => onQuery(candidate)}
            >
              {candidate}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
