import { useEffect, useRef } from 'react';
import Link, { type Props as LinkProps } from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Row } from '../engine/types';
import { MAX_ADDRESS_LENGTH } from './query';
import SearchFailure from './SearchFailure';
import SearchRow from './SearchRow';
import SearchStart from './SearchStart';
import styles from './styles.module.css';
import { useCredentials, useSearch } from './useSearch';
import { versionTag } from './docsVersions';

/** The list of the dialog, whose options keys move through. */
export type OptionList = {
  id: string;
  /** The attributes of a link of the list, by its place there */
  option: (place: number) => LinkProps;
  /** Called with the number of options, after each answer */
  onOptions: (count: number) => void;
};

type Props = {
  query: string;
  /** Name of the docs version that is searched */
  version: string;
  /** How many rows are shown */
  limit: number;
  /** Shows more of them; the dialog leads to the page instead */
  onMore?: () => void;
  list?: OptionList;
};

/** What was found, that nothing was, or why nobody can tell. */
export default function SearchAnswer({ query, version, limit, onMore, list }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { state, tries, retry } = useSearch(query, version, limit);
  const isHosted = Boolean(useCredentials());
  const page = useBaseUrl('/search');
  const { selectMessage } = usePluralForm();
  const { status, answer, elsewhere, failure } = state;
  const { count } = answer;
  const isNothing = status === 'found' && count === 0;
  const rows = isNothing ? (elsewhere ?? []) : answer.rows;
  const entry = count > 0 && elsewhere?.[0];
  const onOptions = list?.onOptions;
  useEffect(() => {
    onOptions?.(root.current?.querySelectorAll('[role=option]').length ?? 0);
  }, [state, onOptions]);
  if (status === 'failed') {
    return <SearchFailure reason={failure} tries={tries} onRetry={retry} />;
  }
  const address = new URLSearchParams({ q: query.slice(0, MAX_ADDRESS_LENGTH), version });
  return (
    <>
      {isNothing && (
        <p className={styles.note} role="status">
          <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate>{' '}
          <strong>“{query}”</strong>
        </p>
      )}
      {status === 'searching' && rows.length === 0 && (
        <p className={`${styles.note} ${styles.searching}`}>
          <Translate id="site.SearchAnswer.searching">Searching …</Translate>
        </p>
      )}
      {count > 0 && (
        <p className={`${styles.note} ${styles.count}`} role="status">
          {selectMessage(
            count,
            translate(
              {
                id: 'theme.SearchPage.documentsFound.plurals',
                message: 'One result|{count} results',
              },
              { count },
            ),
          )}
          {entry && <OtherEntry row={entry} />}
        </p>
      )}
      <div
        ref={root}
        role={list ? 'listbox' : rows.length > 0 ? 'list' : 'group'}
        id={list?.id}
        aria-busy={status === 'searching'}
        aria-label={translate({ id: 'theme.SearchPage.results', message: 'Results' })}
      >
        {/* Algolia may have several records of one address. */}
        {rows.map((row, place) => (
          <div key={`${place} ${row.address}`} role={list ? 'presentation' : 'listitem'}>
            <SearchRow row={row} version={version} {...list?.option(place)} />
          </div>
        ))}
        {!onMore && count > 0 && (
          <Link
            className={`${styles.row} text--semibold`}
            to={`${page}?${address}`}
            {...list?.option(rows.length)}
          >
            <Translate id="theme.SearchBar.seeAll" values={{ count }}>
              {'See all results ({count})'}
            </Translate>
          </Link>
        )}
        {(status === 'idle' || (isNothing && elsewhere?.length === 0)) && (
          <SearchStart version={version} option={list?.option} />
        )}
      </div>
      {onMore && answer.rows.length < count && (
        <button type="button" className="button button--secondary" onClick={onMore}>
          <Translate id="site.SearchPage.more">Show more results</Translate>
        </button>
      )}
      {isHosted && count > 0 && (
        <p className={styles.note}>
          <Link to="https://www.algolia.com/">Powered by Algolia</Link>
        </p>
      )}
    </>
  );
}

/** Leads to what another docs version has for a name or an error: beside the rows, which stay where they are. */
function OtherEntry({ row }: { row: Row }) {
  const version = useVersions(undefined).find(({ name }) => versionTag(name) === row.tag);
  return (
    <Link className="text--truncate" to={row.address}>
      <Translate id="site.SearchAnswer.otherEntry" values={{ version: version?.label }}>
        {'In {version}:'}
      </Translate>{' '}
      {row.title.map(({ text }) => text).join('')}
    </Link>
  );
}
