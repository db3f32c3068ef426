import { useEffect, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { markdownPath } from '@site/shared/paths';
import { type Pair, usePair, type VersionOfPage } from './usePair';

/** An address that ends so shows what changed in its page. */
const QUERY = '?changes';

type Loaded = Awaited<ReturnType<typeof load>>;

/** A link to what changed in the page since the version before; that is loaded on a click. */
export default function PageChanges() {
  const history = useHistory();
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname, search } = useLocation();
  const { url } = useDocusaurusContext().siteConfig;
  const pair = usePair();
  const isWanted = useIsBrowser() && search === QUERY;
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    if (isWanted && pair) {
      load(pair, url).then(setLoaded, () => setLoaded('failed'));
    }
  }, [isWanted, pair, url]);
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
        aria-busy={isWanted && !loaded}
      >
        {pair.isNewer ? `Changes since ${pair.older.label}` : `Changes in ${pair.newer.label}`}
      </Link>
      {isWanted && loaded === 'failed' && (
        <span role="alert">
          The changes could not be loaded. You might want to check your network connection.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => window.location.reload()}
          >
            Retry
          </button>
        </span>
      )}
      {isWanted && typeof loaded === 'object' && (
        <loaded.Panel {...pair} sections={loaded.sections} onClose={close} />
      )}
    </>
  );
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
