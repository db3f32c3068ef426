import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Row, Section as Changes, Side } from '../compare/compare';
import { asProse, LineText, Words } from './Text';
import styles from './styles.module.css';

/** A section that changed: its heading, and below it what changed. */
export default function Section({ rows, status, heading }: Changes) {
  return (
    <details className={clsx('fold', styles.section)} open>
      <summary>
        <Heading as="h3">
          <SectionTitle heading={heading} />
        </Heading>{' '}
        <span className={clsx(styles.status, styles[status])}>{status}</span>
      </summary>
      {rows.map((row, index) => (
        <SideBySide key={index} {...row} />
      ))}
    </details>
  );
}

/** The words of a section's heading. */
export function SectionTitle({ heading }: Pick<Changes, 'heading'>) {
  return heading ? <Words text={asProse(heading)} /> : 'Introduction';
}

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
