import { Fragment, useDeferredValue, useEffect, useId, useState } from 'react';
import Link from '@docusaurus/Link';
import { useDocsPreferredVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { Starts } from '../../build/starts';
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
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion();
  const { state, Workshop, start, hash, retry } = useWorkshop(starts, preferredVersion?.label);
  const opened = useVersions(undefined).find(({ label }) => label === start?.label)?.name;
  const isBrowser = useIsBrowser();
  const { hash: asked } = useLocation();
  // Whoever comes from another page of the site for one program gets it first.
  const isListed = useDeferredValue(true, !(isBrowser && asked));
  useEffect(() => {
    // The navbar shows the version of the program, and search looks there.
    if (opened && opened !== preferredVersion?.name) {
      savePreferredVersionName(opened);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- readers may choose another one in the navbar
  }, [opened]);
  return (
    <main className={`container ${styles.page}`}>
      <Heading as="h1">{TITLE}</Heading>
      {state === 'none' && <p className={styles.lead}>{DESCRIPTION}</p>}
      <p className={clsx('playground__without-scripts', styles.withoutScripts)}>
        To edit them, turn on JavaScript.
      </p>
      {state === 'loading' && <p role="status">Loading the editor…</p>}
      {state === 'failed' && (
        <p role="alert">
          The editor did not load. Check the connection.{' '}
          <button type="button" className="button button--primary button--sm" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {Workshop && start && <Workshop key={hash} start={start} />}
      {isListed && (
        // Nobody sees it move when the workshop comes above it.
        <div hidden={isBrowser && (state === 'none' || state === 'loading')}>
          <StartList starts={starts} />
        </div>
      )}
    </main>
  );
}

/** The programs of each docs version. Their pages explain them. */
function StartList({ starts }: { starts: Starts }) {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const isBrowser = useIsBrowser();
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const isFiltered = words.length > 0;
  const found = starts
    .map(({ label, groups }) => ({
      label,
      groups: groups
        .map((group) => ({ ...group, pages: group.pages.filter((page) => fits(page, words)) }))
        .filter(({ pages }) => pages.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
  const all = count(starts);
  return (
    <div className={clsx('playground__starts', styles.starts)}>
      <Heading as="h2">Start from a program of the docs</Heading>
      {isBrowser && (
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
      )}
      {isBrowser && (
        <p className={styles.filter}>
          Or begin with an empty program:
          {starts.map(({ label }) => (
            <Opener key={label} label={label} id={EMPTY}>
              {label}
            </Opener>
          ))}
        </p>
      )}
      <details className="fold" open={!isBrowser || isFiltered || undefined}>
        <summary hidden={isFiltered}>Show all</summary>
        {found.length === 0 && <p>No page or program has “{wanted.trim()}” in its name.</p>}
        {found.map(({ label, groups }) => (
          <section key={label} aria-label={`Programs of ${label}`}>
            <Heading as="h3">Programs of {label}</Heading>
            {groups.map((group) => (
              <Fragment key={group.label ?? ''}>
                <Heading as="h4">{group.label ?? 'Elsewhere'}</Heading>
                <ul className={styles.pages}>
                  {group.pages.map(({ title, page, programs }) => (
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
              </Fragment>
            ))}
          </section>
        ))}
      </details>
    </div>
  );
}

/** Opens a program in the workshop. That needs JavaScript, without which this is text. */
function Opener({ label, id, children }: { label: string; id: string; children: string }) {
  const isBrowser = useIsBrowser();
  if (!isBrowser) {
    return <span className={styles.opener}>{children}</span>;
  }
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

type StartPage = Starts[number]['groups'][number]['pages'][number];

/** Whether the title of a page and the names of its programs have all words that a reader typed. */
function fits({ title, programs }: StartPage, words: string[]): boolean {
  const text = [title, ...programs.map(({ name }) => name)].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

function count(starts: Starts) {
  return starts.flatMap(({ groups }) =>
    groups.flatMap(({ pages }) => pages.flatMap(({ programs }) => programs)),
  ).length;
}
