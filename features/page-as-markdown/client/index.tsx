import { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import Menu from '../../../shared/ui/Menu';
import styles from './styles.module.css';

type Props = {
  /** Where the page's Markdown is; `features/page-as-markdown/plugin` writes it when the site is built. */
  markdownUrl: string;
  editUrl: string | null | undefined;
};

/** How long the button says what became of a press. */
const ANSWER_MS = 2500;

/**
 * What one can do with a docs page or a post as a whole: the button copies it, the menu beside has the
 * rest. Without JavaScript the menu opens and its links work, too.
 */
export default function PageMenu({ markdownUrl, editUrl }: Props) {
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnswer, ANSWER_MS, '');
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy() {
    try {
      await copyTextOf(markdownUrl);
      setAnswer('Copied');
    } catch {
      setAnswer('Could not be copied');
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
        {answer}
      </span>
      <Menu
        className={styles.more}
        label={<span className={styles.arrow} />}
        name="More for this page"
      >
        <li>
          {/* No page of the router's: the browser loads it. */}
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

/** A promise of the text: one browser forgets the press while it waits for the text itself. */
async function copyTextOf(url: string) {
  const text = fetch(url).then(async (response) => {
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  // eslint-disable-next-line baseline-js/use-baseline -- without it, the menu says that it cannot
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
