import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { keepLines, MAX_ADDRESS_LENGTH } from '../query';
import styles from './styles.module.css';

type Props = {
  query: string;
  onQuery: (query: string) => void;
  /** Name of the docs version that is searched */
  version: string;
  onVersion: (version: string) => void;
};

/** The query, and the docs version that is searched for it. */
export default function SearchForm({ query, onQuery, version, onVersion }: Props) {
  const versions = useVersions(undefined);
  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        name="q"
        className={styles.query}
        value={query}
        maxLength={MAX_ADDRESS_LENGTH}
        onChange={(event) => onQuery(event.target.value)}
        onPaste={keepLines}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
        })}
        aria-label={translate({ id: 'theme.SearchPage.inputLabel', message: 'Search' })}
        autoComplete="off"
        // Without a query, the page exists to be typed into; with one, to be read from where one was.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={!query}
      />
      {versions.length > 1 && (
        <label className={styles.version}>
          <Translate id="site.SearchPage.version">Docs version</Translate>
          <select value={version} onChange={(event) => onVersion(event.target.value)}>
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
