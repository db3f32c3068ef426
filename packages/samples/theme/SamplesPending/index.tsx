import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { OPEN_PAGES } from '../../build/open-pages';

type Props = {
  /** The page, by its path from the site's root. */
  file: string;
};

/** How often the page asks how far the check is. */
const ASK_MS = 1000;

/**
 * Stands on a page of the dev server until its samples are checked, and says to the server that somebody
 * looks at this page: it is checked first. Then the bundler compiles the page again, without this.
 */
export default function SamplesPending({ file }: Props) {
  const [progress, setProgress] = useState('');
  const url = `${useBaseUrl(OPEN_PAGES)}?file=${encodeURIComponent(file)}`;
  useEffect(() => {
    const ask = () => {
      // Other requests get the site from the dev server, whatever they ask for.
      fetch(url, { headers: { accept: 'application/json' } })
        .then((response) => response.json() as Promise<string>)
        .then(setProgress)
        // The server has ended.
        .catch(() => {});
    };
    ask();
    const timer = setInterval(ask, ASK_MS);
    return () => clearInterval(timer);
  }, [url]);

  return (
    <div className="alert alert--secondary margin-bottom--md" role="status">
      The samples of this page are being checked; colors, types and Run come then
      {progress && ` (${progress})`}.
    </div>
  );
}
