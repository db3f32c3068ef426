import { useEffect, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { PageChanges as Changes } from '../changes';
import { usePair } from './usePair';
import styles from './styles.module.css';

/** An address that ends so shows what changed in its page. */
const QUERY = '?changes';

/** A link to what changed in the page since the version before; that is loaded on a click. */
export default function PageChanges() {
  const history = useHistory();
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname, search } = useLocation();
  const pair = usePair();
  const isWanted = useIsBrowser() && search === QUERY;
  const { loaded, isFailed, retry } = useLoaded(isWanted ? pair?.url : undefined);
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
      <Link
        ref={link}
        className={styles.open}
        to={pathname + QUERY}
        aria-haspopup="dialog"
        aria-busy={isWanted && !loaded && !isFailed}
      >
        {pair.isNewer
          ? translate(
              { id: 'site.PageChanges.since', message: 'Changes since {version}' },
              { version: pair.older },
            )
          : translate(
              { id: 'site.PageChanges.in', message: 'Changes in {version}' },
              { version: pair.newer },
            )}
      </Link>
      {isWanted && loaded && <loaded.Panel {...pair} changes={loaded.changes} onClose={close} />}
      {isWanted && isFailed && (
        <span role="alert">
          {translate({
            id: 'site.PageChanges.failed',
            message:
              'The changes could not be loaded. You might want to check your network connection.',
          })}{' '}
          <button type="button" className="button button--secondary button--sm" onClick={retry}>
            {translate({ id: 'site.PageChanges.retry', message: 'Retry' })}
          </button>
        </span>
      )}
    </>
  );
}

/** Loads what changed, if it is wanted, and what shows it. */
function useLoaded(url: string | undefined) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    if (url) {
      load(url).then(setLoaded, () => setFailed(attempt));
    }
  }, [url, attempt]);
  return { loaded, isFailed: failed === attempt, retry: () => setAttempt(attempt + 1) };
}

async function load(url: string) {
  const [{ default: Panel }, changes] = await Promise.all([import('./Panel'), fetchChanges(url)]);
  return { Panel, changes };
}

async function fetchChanges(url: string): Promise<Changes> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  const changes = (await response.json()) as Changes;
  const rest = changes.next ? await fetchChanges(changes.next) : undefined;
  return { ...changes, sections: [...changes.sections, ...(rest?.sections ?? [])] };
}
