import { type MouseEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import Heading from '@theme/Heading';
import type { Section as Changes } from '../compare/compare';
import Section, { SectionTitle } from './Section';
import type { Pair } from './usePair';
import styles from './styles.module.css';

interface Props extends Pair {
  sections: Changes[];
  onClose: () => void;
}

/** A dialog with the changes of a page between two docs versions. */
export default function Panel({ title, older, newer, sections, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const count = (status: Changes['status']) =>
    sections.filter((section) => section.status === status).length;
  const shown = sections.filter(({ status }) => status !== 'same');
  const name = `${title}: from ${older.label} to ${newer.label}`;

  return createPortal(
    <dialog
      ref={dialog}
      className={`panel panel--floating ${styles.panel}`}
      aria-label={name}
      onClose={onClose}
    >
      <header className={styles.head}>
        <div className={styles.title}>
          <Heading as="h2">{name}</Heading>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </div>
        <p className="soft margin-bottom--none">
          Sections: {count('changed')} changed, {count('new')} new, {count('gone')} gone,{' '}
          {count('same')} unchanged
        </p>
        <nav aria-label="Sections that changed">
          <ol className={`clean-list plain-code ${styles.contents}`}>
            {shown.map((section, index) => (
              <li key={index}>
                <button type="button" className="clean-btn" onClick={(event) => show(event, index)}>
                  <SectionTitle {...section} />
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {/* Focusable, so that arrow keys scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} tabIndex={0} role="region" aria-label={name}>
        {shown.map((section, index) => (
          <Section key={index} {...section} />
        ))}
      </div>
    </dialog>,
    document.body,
  );
}

/** Opens and focuses the section of an entry in the table of contents. */
function show({ currentTarget }: MouseEvent, index: number) {
  const section = currentTarget.closest('dialog')!.querySelectorAll('details')[index]!;
  section.open = true;
  section.scrollIntoView({ block: 'start' });
  section.querySelector('summary')!.focus({ preventScroll: true });
}
