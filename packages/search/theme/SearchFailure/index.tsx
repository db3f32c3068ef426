import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Tells readers that a search failed.
 *
 * @param reason - the error's message; shown to writers only, while the dev server runs
 */
export default function SearchFailure({ reason }: { reason?: string }) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      {process.env.NODE_ENV === 'development' && (
        <p>
          {reason} <br />
          The dev server searches the index of the last build: run “npm run build” once, then
          reload.
        </p>
      )}
    </div>
  );
}
