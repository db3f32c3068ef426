import { useRef, type ComponentType } from 'react';
import MDXContent from '@theme/MDXContent';
import scrollIntoSight from '../scrollIntoSight';
import styles from './styles.module.css';

/** A prepared change of the server: what the reader may pick, and the two files after it. */
export type ServerChange = {
  label: string;
  /** An MDX partial with the samples `server.ts` and `client.ts`, checked at build. */
  Files: ComponentType;
  /** Whether the page opens with this change: the others are one click away. */
  isShownFirst?: boolean;
};

/**
 * Server and client side by side. The reader picks a change of the server and sees the compiler's
 * answer on the client. Every state is checked and rendered at build; picking one is CSS alone, so
 * it works without JavaScript, which only scrolls to an answer that is out of sight.
 *
 * @param changes - at most as many as the style sheet has rules for
 */
export default function TypesThatFollow({ changes }: { changes: readonly ServerChange[] }) {
  const states = useRef<HTMLDivElement>(null);

  function showAnswer(index: number) {
    const client = states.current?.children[index]?.querySelector('figure:last-of-type');
    if (client) {
      scrollIntoSight(client);
    }
  }

  return (
    // No fieldset: Chromium can lose the heights of code inside one when it lays the page out again.
    <div className={styles.demo} role="group" aria-labelledby="server-change">
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
      <div className={styles.states} ref={states}>
        {changes.map(({ label, Files }) => (
          <div key={label} className={`markdown ${styles.state}`}>
            <MDXContent>
              <Files />
            </MDXContent>
          </div>
        ))}
      </div>
    </div>
  );
}
