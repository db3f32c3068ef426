import { useEffect, useId, useState } from 'react';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { StartPage, Starts } from '../../build/starts';
import { EMPTY, programHash } from '../Workshop/share';
import styles from './styles.module.css';
import useWorkshop from './useWorkshop';

const TITLE = 'Playground';
const DESCRIPTION =
  'Change the programs of these docs in your browser: TypeScript checks all files as you type, and what you wrote runs against the real packages, without a server.';

/** Programs of the docs to begin with, and the workshop in which readers edit the one that they chose. */
export default function PlaygroundPage(props: { starts: Starts }) {
  return (
    <Layout title={TITLE} description={DESCRIPTION}>
      <Playground {...props} />
    </Layout>
  );
}

function Playground({ starts }: { starts: Starts }) {
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const [shown] = useDocsVersionCandidates();
  const { opened, retry } = useWorkshop(starts, shown.label);
  const workshop = opened?.workshop;
  const version = useVersions(undefined).find(({ label }) => label === workshop?.start.label)?.name;
  const isBrowser = useIsBrowser();
  useEffect(() => {
    // The navbar shows the version of the program, and search looks there.
    if (version && version !== shown.name) {
      savePreferredVersionName(version);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- readers may choose another one in the navbar
  }, [version]);
  return (
    <main className={styles.page}>
      <Heading as="h1">{TITLE}</Heading>
      {!isBrowser && (
        <p>
          {DESCRIPTION} <span role="status">It needs JavaScript.</span>
        </p>
      )}
      {isBrowser && !opened && <p role="status">Loading the editor…</p>}
      {opened && !workshop && (
        <p role="alert">
          The editor did not load. Check the connection.{' '}
          <button type="button" className="button button--primary button--sm" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {workshop && <workshop.Workshop key={opened.hash} start={workshop.start} />}
      {opened && <StartList starts={starts} />}
    </main>
  );
}

/** The programs of each docs version. Their pages explain them. */
function StartList({ starts }: { starts: Starts }) {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const isFiltered = words.length > 0;
  const found = starts
    .map(({ label, pages }) => ({ label, pages: pages.filter((page) => fits(page, words)) }))
    .filter(({ pages }) => pages.length > 0);
  const all = count(starts);
  return (
    <div className={styles.starts}>
      <Heading as="h2">Start from a program of the docs</Heading>
      <p className={styles.filter}>
        <label htmlFor={id}>Find a program</label>
        <input
          id={id}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <span role="status">
          {isFiltered && `${count(found)} of `}
          {all} programs
        </span>
      </p>
      <p className={styles.filter}>
        Or begin with an empty program:
        {starts.map(({ label }) => (
          <Opener key={label} label={label} id={EMPTY}>
            {label}
          </Opener>
        ))}
      </p>
      <details className="fold" open={isFiltered || undefined}>
        <summary hidden={isFiltered}>Show all</summary>
        {found.length === 0 && <p>No page or program has “{wanted.trim()}” in its name.</p>}
        {found.map(({ label, pages }) => (
          <section key={label} aria-label={`Programs of ${label}`}>
            <Heading as="h3">Programs of {label}</Heading>
            <ul className={styles.pages}>
              {pages.map(({ title, page, programs }) => (
                <li key={page}>
                  <Link to={page}>{title}</Link>
                  <ul>
                    {programs.map(({ id, name }) => (
                      <li key={id}>
                        <Opener label={label} id={id}>
                          {name}
                        </Opener>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </div>
  );
}

/** Opens a program in the workshop. */
function Opener({ label, id, children }: { label: string; id: string; children: string }) {
  return (
    <Link
      className={styles.opener}
      to={`#${programHash(label, id)}`}
      onClick={() => window.scrollTo({ top: 0 })}
      // It names no place in a page.
      data-noBrokenLinkCheck
    >
      {children}
    </Link>
  );
}

/** Whether the title of a page and the names of its programs have all words that a reader typed. */
function fits({ title, programs }: StartPage, words: string[]): boolean {
  const text = [title, ...programs.map(({ name }) => name)].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

function count(starts: Starts) {
  return starts.flatMap(({ pages }) => pages.flatMap(({ programs }) => programs)).length;
}
