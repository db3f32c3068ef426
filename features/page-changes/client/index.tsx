import { useEffect, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { markdownPath } from '@site/shared/paths';
import { type Pair, usePair, type VersionOfPage } from './usePair';

/** An address that ends so shows what changed in its page. */
const QUERY = '?changes';

/** A link to what changed in the page since the version before; that is loaded on a click. */
export default function PageChanges() {
  const history = useHistory();
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname, search } = useLocation();
  const pair = usePair();
  const isWanted = useIsBrowser() && search === QUERY;
  const { loaded, isFailed, retry } = useLoaded(isWanted ? pair : undefined);
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
        className="link-button screen-only scripts-only"
        to={pathname + QUERY}
        aria-haspopup="dialog"
        aria-busy={isWanted && !loaded && !isFailed}
      >
        {pair.isNewer
          ? translate(
              { id: 'site.PageChanges.since', message: 'Changes since {version}' },
              { version: pair.older.label },
            )
          : translate(
              { id: 'site.PageChanges.in', message: 'Changes in {version}' },
              { version: pair.newer.label },
            )}
      </Link>
      {isWanted && loaded && <loaded.Panel {...pair} sections={loaded.sections} onClose={close} />}
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
function useLoaded(pair: Pair | undefined) {
  const { siteConfig } = useDocusaurusContext();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    if (pair) {
      load(pair, siteConfig.url).then(setLoaded, () => setFailed(attempt));
    }
  }, [pair, siteConfig, attempt]);
  return { loaded, isFailed: failed === attempt, retry: () => setAttempt(attempt + 1) };
}

async function load({ older, newer }: Pair, origin: string) {
  const [{ default: Panel }, { comparePages }, before, after] = await Promise.all([
    import('./Panel'),
    import('../compare/compare'),
    fetchMarkdown(older, origin),
    fetchMarkdown(newer, origin),
  ]);
  return { Panel, sections: comparePages(before, after) };
}

/** The Markdown of a page without what is otherwise in each version: its name, and where its pages are. */
async function fetchMarkdown({ path, base }: VersionOfPage, origin: string) {
  const response = await fetch(markdownPath(path));
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  const text = await response.text();
  return text.replace(/^> .*\n\n/m, '').replaceAll(origin + base, origin);
}
