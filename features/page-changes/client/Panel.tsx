import { type MouseEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { Section as Changes } from '../compare/compare';
import Section, { SectionTitle } from './Section';
import type { Pair } from './usePair';
import styles from './styles.module.css';

interface Props extends Pair {
  sections: Changes[];
  onClose: () => void;
}

/** Shows what changed in a page, over the page. */
export default function Panel({ title, older, newer, isNewer, sections, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const count = (status: Changes['status']) =>
    sections.filter((section) => section.status === status).length;
  const listed = sections.filter(({ status }) => status !== 'same');
  const name = translate(
    { id: 'site.PageChanges.title', message: '{page}: from {older} to {newer}' },
    { page: title, older: older.label, newer: newer.label },
  );
  const close = translate({ id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close' });

  return createPortal(
    <dialog
      ref={dialog}
      className={`panel panel--floating ${styles.panel}`}
      aria-label={name}
      onClose={onClose}
    >
      <header className={styles.head}>
        <div>
          <Heading as="h2">{name}</Heading>
          <p>
            {translate(
              {
                id: 'site.PageChanges.summary',
                message: 'Sections: {changed} changed, {added} new, {gone} gone, {same} unchanged',
              },
              {
                changed: count('changed'),
                added: count('new'),
                gone: count('gone'),
                same: count('same'),
              },
            )}
          </p>
        </div>
        <button
          type="button"
          className="clean-btn"
          aria-label={close}
          title={close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      {listed.length > 1 && (
        <nav
          className={`plain-code ${styles.contents}`}
          aria-label={translate({
            id: 'site.PageChanges.contents',
            message: 'Sections that changed',
          })}
        >
          <ol className="clean-list">
            {listed.map((section, index) => (
              <li key={index}>
                <button type="button" className="clean-btn" onClick={(event) => show(event, index)}>
                  <SectionTitle heading={headingOf(section, isNewer)} />
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {/* One scrolls it by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} tabIndex={0} role="region" aria-label={name}>
        <div className={styles.versions} aria-hidden="true">
          <span>{older.label}</span>
          <span>{newer.label}</span>
        </div>
        {sections.map((section, index) => (
          <Section key={index} {...section} heading={headingOf(section, isNewer)} />
        ))}
      </div>
    </dialog>,
    document.body,
  );
}

/** The heading in the version that one reads or, where that has none, in the other. */
function headingOf({ headings: [older, newer] }: Changes, isNewer: boolean) {
  return isNewer ? (newer ?? older) : (older ?? newer);
}

/** Shows the section that an entry of the list is of. */
function show({ currentTarget }: MouseEvent, index: number) {
  const section = currentTarget.closest('dialog')!.querySelectorAll('details')[index]!;
  section.open = true;
  section.scrollIntoView({ block: 'start' });
  section.querySelector('summary')!.focus({ preventScroll: true });
}
