import { useEffect, useRef } from 'react';
import Link, { type Props as LinkProps } from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useSearch, useSource } from '../useSearch';
import { useSearchPageLink } from '../useWhere';
import SearchFailure from './SearchFailure';
import SearchNothing from './SearchNothing';
import SearchRow from './SearchRow';
import SearchStart from './SearchStart';
import styles from './styles.module.css';

type Props = {
  query: string;
  /** Name of the docs version that is searched */
  version: string;
  listId: string;
  /** The attributes of a link of the list, by its place there */
  option: (place: number) => LinkProps;
  /** Called with the number of options, after each answer */
  onOptions: (count: number) => void;
  onQuery: (query: string) => void;
};

const MAX_ROWS = 20;

/** What the dialog shows below its box: what was found, that nothing was, or why nobody can tell. */
export default function SearchAnswer(props: Props) {
  const { query, version, listId, option, onOptions, onQuery } = props;
  const list = useRef<HTMLDivElement>(null);
  const { state, retry } = useSearch(query, version, MAX_ROWS);
  const { isHosted } = useSource();
  const createLink = useSearchPageLink(version);
  const { status, answer, elsewhere, failure } = state;
  useEffect(() => {
    onOptions(list.current?.querySelectorAll('[role=option]').length ?? 0);
  }, [state, onOptions]);
  if (status === 'failed') {
    return <SearchFailure reason={failure} onRetry={retry} />;
  }
  const rows = [...elsewhere, ...answer.rows];
  const isNothing = status === 'found' && answer.count === 0;
  return (
    <>
      {isNothing && <SearchNothing {...{ query, nearest: answer.nearest, onQuery }} />}
      {status === 'searching' && rows.length === 0 && (
        <p className={styles.searching}>
          <Translate id="site.SearchAnswer.searching">Searching …</Translate>
        </p>
      )}
      <div
        ref={list}
        role="listbox"
        id={listId}
        className={styles.list}
        aria-busy={status === 'searching'}
        aria-label={translate({ id: 'theme.SearchPage.results', message: 'Results' })}
      >
        {rows.map((row, place) => (
          <SearchRow key={row.address} row={row} version={version} {...option(place)} />
        ))}
        {answer.count > 0 && (
          <Link className={styles.all} to={createLink(query)} {...option(rows.length)}>
            <Translate id="theme.SearchBar.seeAll" values={{ count: answer.count }}>
              {'See all {count} results'}
            </Translate>
          </Link>
        )}
        {(status === 'idle' || (isNothing && elsewhere.length === 0)) && (
          <SearchStart version={version} option={option} />
        )}
      </div>
      {isHosted && answer.count > 0 && (
        <p className={styles.service}>
          <Link to="https://www.algolia.com/">Powered by Algolia</Link>
        </p>
      )}
    </>
  );
}
