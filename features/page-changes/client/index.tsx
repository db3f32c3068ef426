import { useEffect, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type Panel from './Panel';
import { usePair } from './usePair';
import styles from './styles.module.css';

/** An address that ends so shows what changed in its page. */
const QUERY = '?changes';

/** A link to what changed in the page since the version before; what shows that is loaded on a click. */
export default function PageChanges() {
  const history = useHistory();
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname, search } = useLocation();
  const pair = usePair();
  const isWanted = useIsBrowser() && search === QUERY && pair !== undefined;
  const { Loaded, isMissing } = useLoaded(isWanted);
  if (!pair) {
    return null;
  }
  // Docusaurus takes the focus away from a link that one follows.
  const close = () => {
    history.replace(pathname);
    link.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Link ref={link} className={styles.open} to={pathname + QUERY} aria-haspopup="dialog">
        {pair.isNewer
          ? translate(
              { id: 'site.PageChanges.since', message: 'What changed since {version}' },
              { version: pair.older },
            )
          : translate(
              { id: 'site.PageChanges.in', message: 'What changes in {version}' },
              { version: pair.newer },
            )}
      </Link>
      {isWanted && Loaded && <Loaded {...pair} onClose={close} />}
      {isWanted && isMissing && (
        <span role="alert">
          {translate({
            id: 'site.PageChanges.missing',
            message: 'It could not be loaded. Check your network connection and reload the page.',
          })}
        </span>
      )}
    </>
  );
}

function useLoaded(isWanted: boolean) {
  const [Loaded, setLoaded] = useState<typeof Panel>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isWanted) {
      import('./Panel').then(
        (module) => setLoaded(() => module.default),
        () => setMissing(true),
      );
    }
  }, [isWanted]);
  return { Loaded, isMissing };
}
