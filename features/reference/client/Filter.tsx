import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget } from '@site/shared/ui/hashTarget';
import styles from './Filter.module.css';

const ENTRY_SELECTOR = ':is(section, tbody tr, .link-entry)';
/** The searched parts of an entry: not its signature and links. */
const SEARCHED = 'h3, section > p, li > span, td, .link-entry > div';
/** Groups of entries that are closed unless a filter is set. */
const FOLD_SELECTOR = 'details:has(.link-entry)';

/**
 * A search field above a long list. It hides the entries that lack one of the typed words, and shows the number
 * of the others. Without JavaScript there is no field.
 *
 * @param label - of the field, e.g. `Find a message`
 * @param children - headings, each with entries below it: sections, rows of tables, or items of `LinkList`
 */
export default function Filter({ label, children }: { label: string; children: ReactNode }) {
  const [query, setQuery] = useState('');
  const [{ found, all }, setCounts] = useState({ found: 0, all: 0 });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();

  useLayoutEffect(() => setCounts(applyFilter(list.current!, query)), [query]);

  const location = useLocation();
  useEffect(() => {
    const target = hashTarget(location.hash);
    if (target?.getClientRects().length === 0) {
      requestAnimationFrame(() => {
        flushSync(() => setQuery(''));
        target.scrollIntoView();
      });
    }
  }, [location]);

  return (
    <>
      <div className={clsx('screen-only scripts-only', styles.place)}>
        {isBrowser && (
          <>
            <label htmlFor={id}>{label}</label>
            <span role="status">
              {query.trim() && `${found} of `}
              {all} entries
            </span>
            <input
              ref={field}
              className="field"
              id={id}
              type="search"
              value={query}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setQuery(target.value)}
            />
          </>
        )}
      </div>
      {query.trim() && found === 0 && (
        <p>
          No entry has all of these words.{' '}
          <button
            type="button"
            className="clean-btn link-button"
            onClick={() => {
              setQuery('');
              field.current!.focus();
            }}
          >
            Show all
          </button>
        </p>
      )}
      <div ref={list} className={clsx('markdown', styles.list, query.trim() && styles.found)}>
        {children}
      </div>
    </>
  );
}

/** Hides the entries that lack a word of the query, and counts the others. */
function applyFilter(list: Element, query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = [...list.querySelectorAll<HTMLElement>(ENTRY_SELECTOR)];
  for (const entry of entries) {
    const texts = Array.from(entry.querySelectorAll(SEARCHED), ({ textContent }) => textContent);
    const text = texts.join('\n').toLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
  }
  for (const fold of list.querySelectorAll<HTMLDetailsElement>(FOLD_SELECTOR)) {
    fold.open = words.length > 0;
  }
  return { found: entries.filter(({ hidden }) => !hidden).length, all: entries.length };
}
