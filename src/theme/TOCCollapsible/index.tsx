// Change: ejected. The table of contents sticks to the top of a narrow screen, shows the current section, closes
// after a choice or Escape, and tells screen readers whether it is open.
import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
import { useCurrentSection } from '@site/shared/ui/useCurrentSection';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './styles.module.css';

/** The table of contents of a narrow screen. */
export default function TOCCollapsible({ toc, className, ...levels }: Props) {
  const { collapsed, toggleCollapsed, setCollapsed } = useCollapsible({ initialState: true });
  const currentId = useCurrentSection(toc.map(({ id }) => id));
  const section = toc.find(({ id }) => id === currentId);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !collapsed) {
      setCollapsed(true);
      event.currentTarget.querySelector('button')?.focus();
    }
  };
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) {
      setCollapsed(true);
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- events bubble from the button and the links
    <div
      className={clsx('screen-only scripts-only', styles.toc, className)}
      onKeyDown={closeOnEscape}
      onClick={closeOnChoice}
    >
      <button
        type="button"
        className={clsx('clean-btn plain-code', styles.button)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        <span className={styles.label}>On this page</span>{' '}
        {section && (
          <span className={styles.section} dangerouslySetInnerHTML={{ __html: section.value }} />
        )}
        <span className="menu__caret" />
      </button>
      <Collapsible lazy className={styles.entries} collapsed={collapsed}>
        <TOCItems toc={toc} {...levels} />
      </Collapsible>
    </div>
  );
}
