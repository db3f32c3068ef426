import useIsBrowser from '@docusaurus/useIsBrowser';
import { createContext, type ReactNode, useContext, useState } from 'react';
import styles from './Filter.module.css';

const Words = createContext<string[]>([]);

/**
 * A field above a long list, which leaves those entries in view that have all words that one types.
 * Without JavaScript there is no field, and all entries are there.
 *
 * @param label - what one finds, e.g. `Find a message`
 * @param children - lists that ask `useFilter` which entries they show
 */
export default function Filter({ label, children }: { label: string; children: ReactNode }) {
  const [query, setQuery] = useState('');
  const isBrowser = useIsBrowser();
  return (
    <Words value={wordsOf(query)}>
      <div className={styles.place}>
        {isBrowser && (
          <label className={styles.filter}>
            <span>{label}</span>
            <input
              type="search"
              value={query}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
        )}
      </div>
      {children}
    </Words>
  );
}

/**
 * Tells a list below a filter which of its entries to show.
 *
 * @returns a function that says whether a text has all words of the filter
 */
export function useFilter(): (text: string) => boolean {
  const words = useContext(Words);
  return (text) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}

/** Says in a list that the filter leaves nothing of it. */
export function NothingFound() {
  return <p className={styles.nothing}>Nothing here has these words.</p>;
}

function wordsOf(query: string) {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}
