import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A notice after a change of the version, if the new version lacks the page. */
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
