import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Says that the version to which one has changed lacks the page that one read, where that is so. */
export default function NearestPage() {
  const { state } = useLocation<{ missingPage?: string } | undefined>();
  const { label } = useDocsVersion();
  const isBrowser = useIsBrowser();
  if (!isBrowser || !state?.missingPage) {
    return null;
  }
  return (
    <p role="status" className="alert alert--info">
      {label} has no page “{state.missingPage}”. This one comes nearest.
    </p>
  );
}
