import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { hashTarget } from '@site/shared/ui/hashTarget';
import styles from './Filter.module.css';

const ENTRIES = 'section, tbody tr';

const Words = createContext<string[]>([]);

/**
 * A field above a long list, which leaves those entries in view that have all words that one types,
 * and says how many these are. Without JavaScript there is no field, and all entries are there.
 *
 * @param label - what one finds, e.g. `Find a message`
 * @param children - headings, each with lists that ask `useFilter` which entries they show
 */
export default function Filter({ label, children }: { label: string; children: ReactNode }) {
  const [query, setQuery] = useState('');
  const words = useMemo(() => query.toLowerCase().split(/\s+/).filter(Boolean), [query]);
  const [counts, setCounts] = useState<number[]>([]);
  const [all, setAll] = useState(0);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const groups = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const found = sum(counts);

  useLayoutEffect(() => {
    const now = Array.from(
      groups.current!.children,
      (group) => group.querySelectorAll(ENTRIES).length,
    );
    setCounts(now);
    setAll((most) => Math.max(most, sum(now)));
  }, [words]);

  // An entry can lead to one that the words leave out.
  useEffect(() => {
    const target = hashTarget(location.hash);
    if (location.hash && (!target || target.closest('[hidden]'))) {
      requestAnimationFrame(() => {
        flushSync(() => setQuery(''));
        hashTarget(location.hash)?.scrollIntoView();
      });
    }
  }, [location]);

  return (
    <Words value={words}>
      <div className={styles.place}>
        {isBrowser && (
          <>
            <label htmlFor={id}>{label}</label>
            <span role="status">
              {words.length > 0 && `${found} of `}
              {all} entries
            </span>
            <input
              ref={field}
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
      {words.length > 0 && found === 0 && (
        <p>
          No entry has all of these words.{' '}
          <button
            type="button"
            className={clsx('clean-btn', styles.all)}
            onClick={() => {
              setQuery('');
              field.current!.focus();
            }}
          >
            Show all
          </button>
        </p>
      )}
      <div ref={groups}>
        {groupsOf(children).map((group, index) => (
          <div key={index} className="markdown" hidden={words.length > 0 && counts[index] === 0}>
            {group}
          </div>
        ))}
      </div>
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

/** Each heading, with what is below it. */
function groupsOf(children: ReactNode): ReactNode[][] {
  const groups: ReactNode[][] = [];
  for (const child of Children.toArray(children)) {
    const isHeading = isValidElement<{ id?: string }>(child) && child.props.id !== undefined;
    if (isHeading || groups.length === 0) {
      groups.push([]);
    }
    groups.at(-1)!.push(child);
  }
  return groups;
}

function sum(counts: number[]) {
  return counts.reduce((total, count) => total + count, 0);
}
