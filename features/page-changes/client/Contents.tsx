import type { MouseEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { type Line, statusOf } from '../changes';
import { headingOf } from './rows';
import { SectionTitle } from './Section';
import styles from './styles.module.css';

type Props = {
  /** All sections, those without a change too. */
  sections: Line[][];
  /** Whether the page that one reads is the newer one. */
  isNewer: boolean;
};

/** Lists the sections that changed; each entry leads to its section, which is the next of `details`. */
export default function Contents({ sections, isNewer }: Props) {
  const side = isNewer ? 'after' : 'before';
  const changed = sections.flatMap((lines, index) =>
    statusOf(lines) === 'same' ? [] : [index === 0 ? '' : headingOf(lines, side)],
  );
  if (changed.length < 2) {
    return null;
  }
  return (
    <nav
      className={styles.contents}
      aria-label={translate({ id: 'site.PageChanges.contents', message: 'Sections that changed' })}
    >
      <ol>
        {changed.map((heading, index) => (
          <li key={index}>
            <button type="button" className="clean-btn" onClick={(event) => show(event, index)}>
              <SectionTitle heading={heading} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function show({ currentTarget }: MouseEvent, index: number) {
  const section = currentTarget.closest('dialog')!.querySelectorAll('details')[index]!;
  section.open = true;
  section.scrollIntoView({ block: 'start' });
  section.querySelector('summary')!.focus({ preventScroll: true });
}
