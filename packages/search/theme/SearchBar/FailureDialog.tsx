import { useEffect, useRef } from 'react';
import Translate from '@docusaurus/Translate';
import SearchFailure from '../SearchFailure';
import styles from './styles.module.css';

type Props = { onRetry: () => void; onClose: () => void };

/** Stands in for the modal where the modal itself could not be loaded. */
export default function FailureDialog({ onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose}>
      <SearchFailure />
      <div className={styles.actions}>
        <button type="button" className="button button--primary" onClick={onRetry}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
        <button type="button" className="button button--secondary" onClick={onClose}>
          <Translate id="theme.SearchModal.footer.closeText">Close</Translate>
        </button>
      </div>
    </dialog>
  );
}
