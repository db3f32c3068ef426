import { useState } from 'react';
import { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import type PanelType from './Panel';
import styles from './styles.module.css';

/** A button that loads and opens the panel for storing a docs version on the reader's device. */
export default function Offline() {
  const [{ name, label }] = useDocsVersionCandidates();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<typeof PanelType>();
  const [isMissing, setMissing] = useState(false);
  const toggle = () => {
    setOpen(!isOpen);
    setMissing(false);
    import('./Panel').then(
      (module) => setPanel(() => module.default),
      () => setMissing(true),
    );
  };
  return (
    <div className={styles.place}>
      <button
        className="button button--secondary button--sm scripts-only"
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        Read {label} offline
      </button>
      {Panel && <Panel key={name} version={name} label={label} isShown={isOpen} />}
      {isOpen && isMissing && (
        <p role="alert">
          This could not be loaded. Check your network connection and press it again.
        </p>
      )}
    </div>
  );
}
