import { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import Menu from '../../../shared/ui/Menu';
import styles from './styles.module.css';

type Props = {
  /** The address of the page's Markdown file. */
  markdownUrl: string;
  editUrl: string | null | undefined;
};

/** How long "Copied" is shown. */
const FEEDBACK_MS = 2500;

/**
 * Actions for a docs page or a post: a button that copies it as Markdown, and a menu with links, which works
 * without JavaScript.
 */
export default function PageMenu({ markdownUrl, editUrl }: Props) {
  const [feedback, setFeedback] = useState('');
  useEffect(() => {
    const timer = setTimeout(setFeedback, FEEDBACK_MS, '');
    return () => clearTimeout(timer);
  }, [feedback]);

  async function copy() {
    try {
      await copyTextOf(markdownUrl);
      setFeedback('Copied');
    } catch {
      setFeedback('Could not be copied');
    }
  }

  return (
    <div className={`panel screen-only ${styles.menu}`}>
      <button
        type="button"
        className={`clean-btn scripts-only ${styles.copy}`}
        title="As Markdown"
        onClick={() => void copy()}
      >
        Copy page
      </button>
      <span role="status" className={styles.answer}>
        {feedback}
      </span>
      <Menu
        className={styles.more}
        label={<span className={styles.arrow} />}
        name="More for this page"
      >
        <li>
          {/* The client router knows only pages, so the browser has to load this file. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a className="dropdown__link" href={markdownUrl}>
            View as Markdown
          </a>
        </li>
        {editUrl && (
          <li>
            <Link className="dropdown__link" to={editUrl}>
              Edit this page
            </Link>
          </li>
        )}
      </Menu>
    </div>
  );
}

/** Copies a promise: Safari allows a write only during the click, which is over when the text has loaded. */
async function copyTextOf(url: string) {
  const text = fetch(url).then(async (response) => {
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  // eslint-disable-next-line baseline-js/use-baseline -- browsers without it get an error message
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
