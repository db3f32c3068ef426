import { useEffect, useState } from 'react';
import { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type PanelType from './Panel';
import styles from './styles.module.css';

/**
 * A button that opens what keeps a docs version on the reader's device. All else is loaded on a click,
 * or when the browser has installed the site, which asks for the same.
 */
export default function Offline() {
  const [{ name, label }] = useDocsVersionCandidates();
  const [isOpen, setOpen] = useState(false);
  const [isInstalled, setInstalled] = useState(false);
  const [Panel, setPanel] = useState<typeof PanelType>();
  const [isMissing, setMissing] = useState(false);
  const isBrowser = useIsBrowser();
  const open = () => {
    setOpen(true);
    setMissing(false);
    import('./Panel').then(
      (module) => setPanel(() => module.default),
      () => setMissing(true),
    );
  };
  useEffect(() => {
    const onInstalled = () => {
      setInstalled(true);
      open();
    };
    window.addEventListener('appinstalled', onInstalled);
    return () => window.removeEventListener('appinstalled', onInstalled);
  }, []);
  if (!isBrowser) {
    return <div className={styles.place} />;
  }
  return (
    <div className={styles.place}>
      <button
        className="button button--secondary button--sm"
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : open())}
      >
        {translate(
          { id: 'site.Offline.open', message: 'Read {version} offline' },
          { version: label },
        )}
      </button>
      {Panel && (
        <Panel key={name} version={name} label={label} isShown={isOpen} isInstalled={isInstalled} />
      )}
      {isOpen && isMissing && (
        <p role="alert">
          {translate({
            id: 'site.Offline.missing',
            message: 'This could not be loaded. Check your network connection and press it again.',
          })}
        </p>
      )}
    </div>
  );
}
