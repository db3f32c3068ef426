import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import MDXContent from '@theme/MDXContent';
import { prefetch } from 'docusaurus-samples-playground/prefetch';
import { isNotLoaded } from 'docusaurus-samples-playground/load';
import scrollIntoSight from '@site/shared/ui/scrollIntoSight';
import { VERSION } from './version';
import styles from './styles.module.css';

/** A prepared change of the server for the reader to pick. */
export type ServerChange = {
  label: string;
  /** An MDX partial with the samples `server.ts` and `client.ts` after the change */
  Files: ComponentType;
  /** Whether the page opens with this change */
  isShownFirst?: boolean;
};

/**
 * Server and client side by side. The reader picks a change of the server and sees the compiler's errors in
 * the client. The build checks and renders every change, and CSS shows the picked one. A click in the
 * code or on Edit loads editors in place of both files.
 *
 * @param changes - at most as many as the style sheet has rules for
 */
export default function TypesThatFollow({ changes }: { changes: readonly ServerChange[] }) {
  const states = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const [editing, setEditing] = useState<'loading' | 'failed' | ((chosen: number) => ReactNode)>();

  async function edit(touched?: { x: number; y: number }) {
    const all = [...states.current!.querySelectorAll(`:scope > .${styles.state}`)];
    const inputs = states.current!.parentElement!.querySelectorAll('input');
    setChosen([...inputs].findIndex(({ checked }) => checked));
    setEditing('loading');
    try {
      const { default: Panes } = await import('./Editing');
      setEditing(() => (index: number) => <Panes samples={all[index]!} touched={touched} />);
    } catch (error) {
      setEditing(() => {
        if (!isNotLoaded(error)) {
          // A bug, not a failed download: React's error boundary shows it.
          throw error;
        }
        return 'failed';
      });
    }
  }

  const prefetchEditors = () => void prefetch(VERSION);

  function editOnClick({ target, clientX: x, clientY: y }: MouseEvent) {
    const isSelecting = !getSelection()!.isCollapsed;
    if (!editing && !isSelecting && (target as Element).closest('pre')) {
      void edit({ x, y });
    }
  }

  function showAnswer(index: number) {
    setChosen(index);
    const client = states.current?.children[index]?.querySelector('figure:last-of-type');
    if (client) {
      scrollIntoSight(client);
    }
  }

  return (
    // Not a fieldset: in one, Chromium may give code a wrong height after a new layout.
    <div
      className={clsx('panel panel--floating panel--samples', styles.demo)}
      role="group"
      aria-labelledby="server-change"
    >
      <div className={styles.controls}>
        <span className={styles.legend} id="server-change">
          Change the server
        </span>
        {changes.map(({ label, isShownFirst }, index) => (
          <label key={label} className={clsx('button button--secondary button--sm', styles.label)}>
            <input
              className={styles.choice}
              type="radio"
              name="server-change"
              defaultChecked={isShownFirst}
              onChange={() => showAnswer(index)}
            />
            {label}
          </label>
        ))}
        {!editing && (
          <button
            type="button"
            className={clsx('button button--secondary button--sm scripts-only', styles.edit)}
            onPointerEnter={prefetchEditors}
            onFocus={prefetchEditors}
            onClick={() => void edit()}
          >
            Edit
          </button>
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- by keyboard one presses Edit */}
      <div className={styles.states} ref={states} onClick={editOnClick}>
        {changes.map(({ label, Files }) => (
          <div key={label} className={styles.state}>
            <MDXContent>
              <Files />
            </MDXContent>
          </div>
        ))}
        {editing === 'loading' && (
          <p className="panes__sentence" role="status">
            Loading the editor…
          </p>
        )}
        {editing === 'failed' && (
          <p className="panes__sentence" role="alert">
            The editor did not load. Check the connection.{' '}
            <button
              type="button"
              className="button button--primary button--sm"
              onClick={() => void edit()}
            >
              Try again
            </button>
          </p>
        )}
        {typeof editing === 'function' && editing(chosen)}
      </div>
    </div>
  );
}
