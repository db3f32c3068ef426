import { useEffect, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
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
  const menu = useRef<HTMLDetailsElement>(null);
  const [answer, setAnswer] = useState('');
  useCloseElsewhere(menu);
  useEffect(() => {
    const timer = setTimeout(setAnswer, ANSWER_MS, '');
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy() {
    try {
      await copyTextOf(markdownUrl);
      setAnswer(translate({ id: 'site.PageMenu.copied', message: 'Copied' }));
    } catch {
      setAnswer(translate({ id: 'site.PageMenu.refused', message: 'Could not be copied' }));
    }
  }

  return (
    <div className={`panel screen-only ${styles.menu}`}>
      <button
        type="button"
        className={`clean-btn ${styles.copy}`}
        title={translate({ id: 'site.PageMenu.format', message: 'As Markdown' })}
        onClick={() => void copy()}
      >
        {translate({ id: 'site.PageMenu.label', message: 'Copy page' })}
      </button>
      <span role="status" className={styles.answer}>
        {answer}
      </span>
      <details ref={menu} className="fold">
        <summary
          aria-label={translate({ id: 'site.PageMenu.more', message: 'More for this page' })}
        />
        <ul className="panel panel--floating">
          <li>
            {/* No page of the router's: the browser loads it. */}
            {/* eslint-disable-next-line @docusaurus/no-html-links */}
            <a className="dropdown__link" href={markdownUrl}>
              {translate({ id: 'site.PageMenu.view', message: 'View as Markdown' })}
            </a>
          </li>
          {editUrl && (
            <li>
              <Link className="dropdown__link" to={editUrl}>
                {translate({ id: 'theme.common.editThisPage', message: 'Edit this page' })}
              </Link>
            </li>
          )}
        </ul>
      </details>
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

/** Closes an open menu on Escape, which gives its button the focus, and on focus or a press elsewhere. */
function useCloseElsewhere(ref: React.RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) {
      return;
    }
    const onOutside = (event: Event) => {
      if (!menu.contains(event.target as Node)) {
        menu.open = false;
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && menu.open) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listeners.abort();
  }, [ref]);
}
