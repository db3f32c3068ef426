import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import MDXContent from '@theme/MDXContent';
import { prefetch } from 'docusaurus-samples-playground/prefetch';
import { isNotLoaded } from 'docusaurus-samples-playground/load';
import scrollIntoSight from '@site/shared/ui/scrollIntoSight';
import { VERSION } from './version';
import styles from './styles.module.css';

/** A prepared change of the server: what the reader may pick, and the two files after it. */
export type ServerChange = {
  label: string;
  /** An MDX partial with the samples `server.ts` and `client.ts`, checked at build. */
  Files: ComponentType;
  /** Whether the page opens with this change: the others are one click away. */
  isShownFirst?: boolean;
};

/** Shows the editors, with the change of that number. */
type Editing = (chosen: number) => ReactNode;

/**
 * Server and client side by side. The reader picks a change of the server and sees the compiler's
 * answer on the client. Every state is checked and rendered at build; picking one is CSS alone, so
 * it works without JavaScript, which scrolls to an answer that is out of sight. Who touches the code,
 * or presses Edit, gets editors in the place of both files; nothing of them is loaded before.
 *
 * @param changes - at most as many as the style sheet has rules for
 */
export default function TypesThatFollow({ changes }: { changes: readonly ServerChange[] }) {
  const states = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState(0);
  const [editing, setEditing] = useState<'loading' | 'failed' | Editing>();

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
          // A fault of ours, which the page shows as such.
          throw error;
        }
        return 'failed';
      });
    }
  }

  const ahead = () => void prefetch(VERSION);

  function touch({ target, clientX: x, clientY: y }: MouseEvent) {
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
    // No fieldset: Chromium can lose the heights of code inside one when it lays the page out again.
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
          <label key={label} className={styles.label}>
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
        {isBrowser && !editing && (
          <button
            type="button"
            className={clsx('button button--secondary button--sm', styles.edit)}
            onPointerEnter={ahead}
            onFocus={ahead}
            onClick={() => void edit()}
          >
            Edit
          </button>
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys press Edit */}
      <div className={styles.states} ref={states} onClick={touch}>
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
