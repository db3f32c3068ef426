import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { PageChanges } from '../changes';
import Contents from './Contents';
import Section from './Section';
import { useChanges } from './useChanges';
import type { Pair } from './usePair';
import styles from './styles.module.css';

/** Shows what changed in a page, over the page. */
export default function Panel({
  title,
  older,
  newer,
  isNewer,
  url,
  onClose,
}: Pair & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, files, load } = useChanges(url);
  const sections = files.flatMap((file) => file.sections);
  useEffect(() => dialog.current?.showModal(), []);
  const name = translate(
    { id: 'site.PageChanges.title', message: '{page}: from {older} to {newer}' },
    { page: title, older, newer },
  );
  const close = translate({ id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close' });

  return createPortal(
    <dialog ref={dialog} className={styles.panel} aria-label={name} onClose={onClose}>
      <header className={styles.head}>
        <div>
          <Heading as="h2">{name}</Heading>
          <p role="status">{files[0] ? summaryOf(files[0].counts) : ''}</p>
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
      <Contents sections={sections} isNewer={isNewer} />
      {/* One scrolls it by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} tabIndex={0} role="region" aria-label={name}>
        {files.length > 0 && (
          <div className={styles.versions} aria-hidden="true">
            <span>{older}</span>
            <span>{newer}</span>
          </div>
        )}
        {sections.map((lines, index) => (
          <Section key={index} lines={lines} isFirst={index === 0} isNewer={isNewer} />
        ))}
        <Rest state={state} hasMore={Boolean(files.at(-1)?.next)} load={load} />
      </div>
    </dialog>,
    document.body,
  );
}

type RestProps = Pick<ReturnType<typeof useChanges>, 'state' | 'load'> & { hasMore: boolean };

/** What is not shown yet: why, and how to get it. */
function Rest({ state, hasMore, load }: RestProps) {
  if (state === 'loading') {
    return (
      <p role="status">{translate({ id: 'site.PageChanges.loading', message: 'Loading…' })}</p>
    );
  }
  const isFailed = state === 'failed';
  return (
    <>
      {isFailed && (
        <p role="alert">
          {translate({
            id: 'site.PageChanges.failed',
            message:
              'The changes could not be loaded. You might want to check your network connection.',
          })}
        </p>
      )}
      {(isFailed || hasMore) && (
        <button type="button" className="button button--secondary" onClick={load}>
          {isFailed
            ? translate({ id: 'site.PageChanges.retry', message: 'Retry' })
            : translate({ id: 'site.PageChanges.more', message: 'Show more changes' })}
        </button>
      )}
    </>
  );
}

function summaryOf({ changed, new: added, gone, same }: PageChanges['counts']) {
  return translate(
    {
      id: 'site.PageChanges.summary',
      message: 'Sections: {changed} changed, {added} new, {gone} gone, {same} unchanged',
    },
    { changed, added, gone, same },
  );
}
