import { useEffect, useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import scrollIntoSight from '@site/shared/ui/scrollIntoSight';
import { sentenceFor } from './sentences';
import { useStored } from './useStored';
import styles from './styles.module.css';

interface Props {
  version: string;
  label: string;
  isShown: boolean;
  /** Whether the browser has just installed the site: that stores the version, too. */
  isInstalled: boolean;
}

/** Says whether a docs version is stored and how large it is, stores it, and removes it. */
export default function Panel({ version, label, isShown, isInstalled }: Props) {
  const { state, store, stop, remove } = useStored(useBaseUrl('/'), version);
  const wanted = useRef(isInstalled);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted.current && state.at === 'absent') {
      wanted.current = false;
      store();
    }
  }, [state.at, store]);
  const { at } = state;
  useEffect(() => {
    if (panel.current) {
      scrollIntoSight(panel.current);
    }
  }, [isShown, at]);
  if (!isShown) {
    return null;
  }
  const { done = 0, bytes = 0 } = state;
  return (
    <div ref={panel} className={`panel ${styles.panel}`}>
      <p role="status">{sentenceFor(state, label)}</p>
      {state.at === 'storing' && (
        <p className={styles.progress}>
          <progress
            max={bytes || 1}
            value={done}
            aria-label={translate({ id: 'site.Offline.progress', message: 'Stored' })}
          />
          <span>{`${megabytes(done)} / ${megabytes(bytes)} MB`}</span>
        </p>
      )}
      {(state.at === 'absent' || state.at === 'removed' || state.at === 'failed') && (
        <button className="button button--secondary button--sm" type="button" onClick={store}>
          {state.at === 'failed'
            ? translate({ id: 'site.Offline.again', message: 'Try again' })
            : translate(
                { id: 'site.Offline.store', message: 'Store {version} on this device' },
                { version: label },
              )}
        </button>
      )}
      {state.at === 'storing' && (
        <button className="button button--secondary button--sm" type="button" onClick={stop}>
          {translate({ id: 'site.Offline.stop', message: 'Stop' })}
        </button>
      )}
      {state.at === 'stored' && (
        <button className="button button--secondary button--sm" type="button" onClick={remove}>
          {translate(
            { id: 'site.Offline.remove', message: 'Remove {version} from this device' },
            { version: label },
          )}
        </button>
      )}
    </div>
  );
}

function megabytes(bytes: number) {
  return (bytes / 1e6).toFixed(1);
}
