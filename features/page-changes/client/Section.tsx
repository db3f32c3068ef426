import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Row, Section as Changes, Side } from '../compare/compare';
import { asProse, LineText, Words } from './Text';
import styles from './styles.module.css';

type Props = Pick<Changes, 'rows' | 'status'> & {
  /** In Markdown; none of what stands above the first one */
  heading: string | undefined;
};

/** A section: its heading, and below it what changed; where nothing did, the heading alone. */
export default function Section({ rows, status, heading }: Props) {
  const { pathname } = useLocation();
  const title = (
    <>
      <Heading as="h3" className={clsx(heading?.startsWith('###') && styles.deep)}>
        <SectionTitle heading={heading} />
      </Heading>{' '}
      <span className={clsx(styles.status, styles[status])}>{labelOf(status)}</span>
    </>
  );
  if (status === 'same') {
    return <div className={clsx(styles.section, styles.unchanged)}>{title}</div>;
  }
  const id = heading && idOf(heading);
  return (
    <details className={clsx('fold', styles.section)} open>
      <summary>{title}</summary>
      {rows.map((row, index) => (
        <SideBySide key={index} {...row} />
      ))}
      {id && (
        <p className={styles.read}>
          <Link to={`${pathname}#${id}`}>
            {translate({ id: 'site.PageChanges.read', message: 'Read this section' })}
          </Link>
        </p>
      )}
    </details>
  );
}

/** The words of a section's heading. */
export function SectionTitle({ heading }: Pick<Props, 'heading'>) {
  return heading ? (
    <Words text={asProse(heading)} />
  ) : (
    translate({ id: 'site.PageChanges.introduction', message: 'Introduction' })
  );
}

function labelOf(status: Props['status']) {
  return {
    same: translate({ id: 'site.PageChanges.same', message: 'unchanged' }),
    changed: translate({ id: 'site.PageChanges.changed', message: 'changed' }),
    new: translate({ id: 'site.PageChanges.new', message: 'new' }),
    gone: translate({ id: 'site.PageChanges.gone', message: 'gone' }),
  }[status];
}

/** The id of a heading of the page that one reads, by its words. */
function idOf(heading: string): string | undefined {
  const plain = lettersOf(asProse(heading));
  return [...document.querySelectorAll('article :is(h2, h3, h4)')].find(
    ({ id, textContent }) => id && plain && lettersOf(textContent) === plain,
  )?.id;
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** What the older version has, and what the newer: side by side, or one below the other. */
function SideBySide({ kind, before, after }: Row) {
  if (kind === 'fold') {
    return (
      <div className={styles.fold} role="separator">
        ⋯
      </div>
    );
  }
  return (
    <div className={clsx(styles.row, styles[kind])}>
      {/* What is the same is read once. */}
      <div className={styles.before} aria-hidden={kind === 'same'}>
        <Lines sides={before} Mark="del" />
      </div>
      <div className={styles.after}>
        <Lines sides={after} Mark="ins" />
      </div>
    </div>
  );
}

function Lines({ sides, Mark }: { sides: Side[]; Mark: 'ins' | 'del' }) {
  return sides.map((side, index) => {
    const Line = side.isWhole ? Mark : 'div';
    return (
      <Line key={index} className={clsx(styles.line, side.lang !== undefined && styles.code)}>
        <LineText side={side} Mark={Mark} />
      </Line>
    );
  });
}
