// Change: wrapped, so that readers can keep the docs for when they are offline.
import Copyright from '@theme-original/Footer/Copyright';
import type { Props } from '@theme/Footer/Copyright';
import Offline from '@site/features/offline/client';

/** The last lines of the footer. */
export default function FooterCopyright(props: Props) {
  return (
    <>
      <Offline />
      <Copyright {...props} />
    </>
  );
}
