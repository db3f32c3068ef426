import { useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@site/shared/paths';
import { type Pair, usePair, type VersionOfPage } from './usePair';

/** A button that loads and shows the changes of the page since the previous docs version. */
export default function PageChanges() {
  const { url } = useDocusaurusContext().siteConfig;
  const pair = usePair();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | 'loading' | 'failed'>();
  if (!pair) {
    return null;
  }
  const show = () => {
    setLoaded('loading');
    load(pair, url).then(setLoaded, () => setLoaded('failed'));
  };
  return (
    <>
      <button
        type="button"
        className="clean-btn link-button screen-only scripts-only"
        aria-haspopup="dialog"
        aria-busy={loaded === 'loading'}
        onClick={show}
      >
        {pair.isNewer ? `Changes since ${pair.older.label}` : `Changes in ${pair.newer.label}`}
      </button>
      {loaded === 'failed' && (
        <span role="alert">
          The changes could not be loaded. You might want to check your network connection.
        </span>
      )}
      {typeof loaded === 'object' && (
        <loaded.Panel {...pair} sections={loaded.sections} onClose={() => setLoaded(undefined)} />
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

/** Without what always differs between versions: the line with the version's name, and the path of its links. */
async function fetchMarkdown({ path, base }: VersionOfPage, origin: string) {
  const response = await fetch(markdownPath(path));
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  const text = await response.text();
  return text.replace(/^> .*\n\n/m, '').replaceAll(origin + base, origin);
}
