// Change: ejected, for screen readers and for contrast in both color modes; upstream's white on #fa383e has a
// contrast of 3.7 to 1.
import clsx from 'clsx';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

type Props = Pick<LoadingComponentProps, 'error' | 'pastDelay' | 'retry'>;

/** Shown in place of a page while its chunks load, and when they fail. */
export default function Loading({ error, pastDelay, retry }: Props) {
  if (error) {
    return (
      <div role="alert" className={clsx('alert alert--danger', styles.box)}>
        <p>
          A part of this page failed to load. What you can read is all there, but nothing on it
          works until it is loaded.
        </p>
        <p className={styles.detail}>{String(error)}</p>
        <button type="button" className="button button--secondary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div role="status" className={styles.box}>
      <span className={styles.spinner} aria-hidden="true" />
      Loading…
    </div>
  );
}
