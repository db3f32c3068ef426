import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** Says that the version to which one has changed lacks the page that one read, where that is so. */
export default function NearestPage() {
  const { state } = useLocation<{ missingPage?: string } | undefined>();
  const { label } = useDocsVersion();
  const isBrowser = useIsBrowser();
  if (!isBrowser || !state?.missingPage) {
    return null;
  }
  return (
    <p role="status" className={styles.note}>
      {translate(
        {
          id: 'site.NearestPage.note',
          message: '{version} has no page “{page}”. This one comes nearest.',
        },
        { version: label, page: state.missingPage },
      )}
    </p>
  );
}
