// Change: wrapped, to add the button that stores the docs for reading offline.
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
