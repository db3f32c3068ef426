import { Suspense, use, useEffect, useId, useMemo, useReducer, useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { isNotLoaded } from '../../compiler/load';
import type { PlayProgram } from '../../compiler/play';
import { EMPTY, programHash, readHash } from '../Workshop/share';
import styles from './styles.module.css';

const TITLE = 'Playground';
const DESCRIPTION =
  'Change the programs of these docs in your browser: TypeScript checks all files as you type, and what you wrote runs against the real packages, without a server.';

/** The page `/playground`: a workshop, and a list of the docs' programs to start from. */
export default function PlaygroundPage() {
  const isBrowser = useIsBrowser();
  return (
    <Layout title={TITLE} description={DESCRIPTION}>
      <main className={styles.page}>
        <Heading as="h1">{TITLE}</Heading>
        {isBrowser ? (
          <Playground />
        ) : (
          <p>
            {DESCRIPTION} <span role="status">It needs JavaScript.</span>
          </p>
        )}
      </main>
    </Layout>
  );
}

/** Opens the program of the URL's hash, or else the first program of the docs. */
function Playground() {
  const { hash } = useLocation();
  const [{ label }] = useDocsVersionCandidates();
  const [attempt, retry] = useReducer((last: number) => last + 1, 0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `label` matters only if the hash names no version
  const opening = useMemo(() => open(hash, label), [hash, attempt]);
  return (
    <ErrorBoundary key={`${attempt} ${hash}`} fallback={({ error }) => failure(error, retry)}>
      <Suspense fallback={<p role="status">Loading the editor…</p>}>
        <Opened opening={opening} />
      </Suspense>
    </ErrorBoundary>
  );
}

async function open(hash: string, label: string) {
  const request = await readHash(hash);
  const { default: Workshop, openStart } = await import('../Workshop');
  return { Workshop, ...(await openStart(request, label)) };
}

function failure(error: Error, retry: () => void) {
  if (!isNotLoaded(error)) {
    // A bug: the error boundary of the page shows it.
    throw error;
  }
  return (
    <p role="alert">
      The editor did not load. Check the connection.{' '}
      <button type="button" className="button button--primary button--sm" onClick={retry}>
        Try again
      </button>
    </p>
  );
}

function Opened({ opening }: { opening: ReturnType<typeof open> }) {
  const { Workshop, start, programs, labels } = use(opening);
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const [shown] = useDocsVersionCandidates();
  const version = useVersions(undefined).find(({ label }) => label === start.label)?.name;
  useEffect(() => {
    // The navbar and search then use the version of the program.
    if (version && version !== shown.name) {
      savePreferredVersionName(version);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- not when readers choose another version in the navbar
  }, [version]);
  return (
    <>
      <Workshop start={start} />
      <StartList programs={programs} label={start.label} labels={labels} />
    </>
  );
}

type StartListProps = {
  programs: readonly PlayProgram[];
  label: string;
  labels: readonly string[];
};

/** The programs of the open docs version, by page, with a filter. */
function StartList({ programs, label, labels }: StartListProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const all = programs.filter(({ page }) => page);
  const found = all.filter((program) => matches(program, words));
  const isFiltered = words.length > 0;
  return (
    <div>
      <Heading as="h2">Start from a program of the docs</Heading>
      <p className={styles.filter}>
        <label htmlFor={id}>Find a program of {label}</label>
        <input
          className="workshop__field"
          id={id}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status">
          {isFiltered && `${found.length} of `}
          {all.length} programs
        </span>
      </p>
      <p className={styles.filter}>
        Or begin with an empty program:
        {labels.map((name) => (
          <Opener key={name} label={name} id={EMPTY}>
            {name}
          </Opener>
        ))}
      </p>
      <details className="fold" open={isFiltered || undefined}>
        <summary hidden={isFiltered}>Show all</summary>
        {found.length === 0 && <p>No page or program has “{query.trim()}” in its name.</p>}
        <ul className={`clean-list ${styles.pages}`} aria-label={`Programs of ${label}`}>
          {Array.from(new Set(found.map(({ page }) => page!)), (page) => {
            const ofPage = found.filter((program) => program.page === page);
            return (
              <li key={page}>
                <Link to={page}>{ofPage[0]!.title}</Link>
                <ul className="clean-list">
                  {ofPage.map((program) => (
                    <li key={program.id}>
                      <Opener label={label} id={program.id}>
                        {nameOf(program, ofPage)}
                      </Opener>
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ul>
      </details>
    </div>
  );
}

function Opener({ label, id, children }: { label: string; id: string; children: string }) {
  return (
    <Link
      className={styles.opener}
      to={`#${programHash(label, id)}`}
      onClick={() => window.scrollTo({ top: 0 })}
      // The hash is not the id of an element.
      data-noBrokenLinkCheck
    >
      {children}
    </Link>
  );
}

function matches({ title, heading, entries }: PlayProgram, words: string[]): boolean {
  const text = [title, heading, ...entries.map(({ name }) => name)].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The heading; if several programs have it, with the file that runs last. */
function nameOf({ heading, entries }: PlayProgram, ofPage: readonly PlayProgram[]): string {
  const isAlone = ofPage.filter((one) => one.heading === heading).length === 1;
  return isAlone ? heading : `${heading} (${entries.at(-1)!.name})`;
}
