import { useEffect, useRef } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import scrollIntoSight from '@site/shared/ui/scrollIntoSight';
import { type State, useStored } from './useStored';
import styles from './styles.module.css';

interface Props {
  version: string;
  label: string;
  isShown: boolean;
}

/** Shows whether a docs version is stored and its size, with a button that stores or removes it. */
export default function Panel({ version, label, isShown }: Props) {
  const { state, store, stop, remove } = useStored(useBaseUrl('/'), version);
  const panel = useRef<HTMLDivElement>(null);
  const status = state?.status;
  useEffect(() => {
    if (panel.current) {
      scrollIntoSight(panel.current);
    }
  }, [isShown, status]);
  if (!isShown || !state) {
    return null;
  }
  const [action, act] = {
    absent: [`Store ${label} on this device`, store] as const,
    storing: ['Stop', stop] as const,
    stored: [`Remove ${label} from this device`, remove] as const,
    removed: [`Store ${label} on this device`, store] as const,
    failed: ['Try again', store] as const,
  }[state.status];
  return (
    <div ref={panel} className={`panel ${styles.panel}`}>
      <p role="status">{sentenceFor(state, label)}</p>
      {state.status === 'storing' && (
        <p>
          <progress max={state.bytes} value={state.done} aria-label="Stored" />
          {`${megabytes(state.done)} / ${megabytes(state.bytes)} MB`}
        </p>
      )}
      <button className="button button--secondary button--sm" type="button" onClick={act}>
        {action}
      </button>
    </div>
  );
}

function sentenceFor(state: State, label: string) {
  switch (state.status) {
    case 'absent':
      return `Pages, search, types and programs of ${label} take ${megabytes(state.bytes)} MB of this device. Nothing is stored before you ask for it.`;
    case 'storing':
      return `Storing ${label}…`;
    case 'stored':
      return `${label} is on this device, with ${megabytes(state.bytes)} MB, and can be read offline. When you are online, it is brought up to date.`;
    case 'removed':
      return `${label} is no longer on this device.`;
    case 'failed':
      return state.reason;
  }
}

function megabytes(bytes: number) {
  return (bytes / 1e6).toFixed(1);
}
