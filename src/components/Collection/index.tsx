import { type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { hashTarget } from '@site/shared/ui/hashTarget';
import {
  collection,
  fits,
  FRAMEWORKS,
  KINDS,
  type Version,
  VERSIONS,
} from '@site/src/data/awesome';
import LinkList, { ChosenVersion } from '../LinkList';
import styles from './styles.module.css';
import { useFilter } from './useFilter';

/** What one can filter by, in the order of the bar. */
const FACETS = [
  { name: 'version', label: 'Version', options: VERSIONS },
  { name: 'framework', label: 'Framework', options: FRAMEWORKS },
  { name: 'kind', label: 'Kind', options: KINDS },
] as const;

/**
 * The collection of what the community has made. The reader filters it by version, which is that of the
 * page at first, by framework and by kind; the address has what differs. What is not for the version stays
 * folded in its list. Without the other two, and without JavaScript, the lists stand in their sections.
 *
 * @param children - the sections
 */
export default function Collection({ children }: { children: ReactNode }) {
  const history = useHistory();
  // The labels of this site's docs versions are these.
  const initial = { version: useDocsVersion().label as Version, framework: '', kind: '' };
  const [filter, change] = useFilter();
  const { hash, search } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  const sections = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<HTMLElement>(null);
  const { version = initial.version, framework, kind } = filter;
  const isFiltered = Boolean(framework || kind);
  const found = collection
    .filter((entry) => !framework || entry.frameworks?.includes(framework))
    .filter((entry) => !kind || entry.kind === kind)
    .map((entry) => ({ ...entry, what: `${entry.kind}: ${entry.what}` }));
  const fitting = found.filter((entry) => fits(entry, version));

  // Docusaurus moves the focus to the top of the page with every new address.
  useEffect(() => {
    nextFocus.current?.focus({ preventScroll: true });
    nextFocus.current = null;
  }, [search]);

  // An address can lead to a section that its filter hides.
  useEffect(() => {
    const target = hashTarget(hash);
    if (isFiltered && target && sections.current?.contains(target)) {
      history.replace({ search: '', hash });
      requestAnimationFrame(() => target.scrollIntoView());
    }
  }, [hash, isFiltered, history]);

  function reset() {
    nextFocus.current = bar.current?.querySelector('select') ?? null;
    history.push({ search: '' });
  }

  return (
    <>
      <div
        ref={bar}
        className={clsx('panel panel--soft screen-only scripts-only', styles.bar)}
        role="group"
        aria-label="Filter the collection"
      >
        {FACETS.map(({ name, label, options }) => (
          <label key={name} className={styles.facet}>
            {label}
            <select
              className="field"
              value={filter[name] ?? initial[name]}
              onChange={({ target }) => {
                nextFocus.current = target;
                change(name, target.value === initial[name] ? '' : target.value);
              }}
            >
              {initial[name] === '' && <option value="">Any</option>}
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </label>
        ))}
        <div className={styles.count}>
          <p role="status">
            {found.length === 0
              ? `Nothing in the collection is known to match ${[framework, kind].filter(Boolean).join(', ')}.`
              : `${fitting.length} of ${found.length} for ${version}`}
          </p>
          {isFiltered && (
            <button type="button" className="clean-btn link-button" onClick={reset}>
              Show all
            </button>
          )}
        </div>
      </div>
      <ChosenVersion value={version}>
        {isFiltered && found.length > 0 && <LinkList links={found} />}
        <div ref={sections} className="markdown" hidden={isFiltered}>
          {children}
        </div>
      </ChosenVersion>
    </>
  );
}
