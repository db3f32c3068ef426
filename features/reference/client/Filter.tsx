import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget } from '@site/shared/ui/hashTarget';
import styles from './Filter.module.css';

const ENTRY = ':is(section, tbody tr, .link-entry)';
/** What is searched in an entry: not its signature, nor the titles of pages that explain it. */
const TEXTS = 'h3, section > p, li > span, td, .link-entry > div';
/** Of entries that are folded until one looks for some. */
const FOLD = 'details:has(.link-entry)';

/**
 * A field above a long list, which leaves those entries in view that have all words that one types,
 * one after the other, and says how many these are. Without JavaScript there is no field, and all entries are
 * there.
 *
 * @param label - what one finds, e.g. `Find a message`
 * @param children - headings, each with entries below it: sections, rows of tables, or items of `LinkList`
 */
export default function Filter({ label, children }: { label: string; children: ReactNode }) {
  const [query, setQuery] = useState('');
  const [{ found, all }, setCounts] = useState({ found: 0, all: 0 });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();

  useLayoutEffect(() => setCounts(hideOthers(list.current!, query)), [query]);

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

/** Hides the entries that lack a word. */
function hideOthers(list: Element, query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = [...list.querySelectorAll<HTMLElement>(ENTRY)];
  for (const entry of entries) {
    const texts = Array.from(entry.querySelectorAll(TEXTS), ({ textContent }) => textContent);
    const text = texts.join('\n').toLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
  }
  for (const fold of list.querySelectorAll<HTMLDetailsElement>(FOLD)) {
    fold.open = words.length > 0;
  }
  return { found: entries.filter(({ hidden }) => !hidden).length, all: entries.length };
}
