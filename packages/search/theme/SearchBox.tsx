import type { ComponentProps, ReactNode } from 'react';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { keepLines } from './query';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';

type Props = ComponentProps<'input'> & {
  query: string;
  onQuery: (query: string) => void;
  /** Name of the docs version that is searched */
  version: string;
  onVersion: (version: string) => void;
  /** What stands beside the input */
  children?: ReactNode;
};

/** The query, and the docs version that is searched for it. */
export default function SearchBox(props: Props) {
  const { query, onQuery, version, onVersion, children, ...input } = props;
  const versions = useVersions(undefined);
  return (
    <>
      <div className={styles.box}>
        <SearchIcon />
        <input
          className={styles.input}
          value={query}
          placeholder={translate({
            id: 'theme.SearchModal.placeholder',
            message: 'Search, ask, or paste an error',
          })}
          aria-label={translate({ id: 'theme.SearchBar.label', message: 'Search' })}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          onChange={({ target }) => onQuery(target.value)}
          onPaste={keepLines}
          {...input}
        />
        {children}
      </div>
      {versions.length > 1 && (
        <div
          role="group"
          className={styles.versions}
          aria-label={translate({ id: 'site.SearchPage.version', message: 'Docs version' })}
        >
          <Translate id="site.SearchDialog.searchIn">Search in</Translate>
          {versions.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className="button button--outline button--secondary button--sm"
              aria-pressed={name === version}
              onClick={() => onVersion(name)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
