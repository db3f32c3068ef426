import { useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@site/shared/paths';
import { type Pair, usePair, type VersionOfPage } from './usePair';

/** A button for what changed in the page since the version before; that is loaded on a press. */
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

/** The Markdown of a page without what is otherwise in each version: its name, and where its pages are. */
async function fetchMarkdown({ path, base }: VersionOfPage, origin: string) {
  const response = await fetch(markdownPath(path));
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  const text = await response.text();
  return text.replace(/^> .*\n\n/m, '').replaceAll(origin + base, origin);
}
