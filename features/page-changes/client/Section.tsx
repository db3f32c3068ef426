import clsx from 'clsx';
import Heading from '@theme/Heading';
import ColoredCode from '@site/shared/ui/ColoredCode';
import InlineMarkdown from '@site/shared/ui/InlineMarkdown';
import type { Row, Section as Changes, DiffLine } from '../compare/compare';
import styles from './styles.module.css';

/** `|` between the cells of a table; in a cell it is escaped, `\|`. */
const CELL_END = /(?<!\\)\|/g;

/** A changed section: its heading and the changed lines. */
export default function Section({ rows, status, heading }: Changes) {
  return (
    <details className={clsx('fold', styles.section)} open>
      <summary>
        <Heading as="h3">
          <SectionTitle heading={heading} />
        </Heading>{' '}
        <span className={clsx('badge', styles.status, styles[status])}>{status}</span>
      </summary>
      {rows.map((row, index) => (
        <SideBySide key={index} {...row} />
      ))}
    </details>
  );
}

/** The text of a section's heading. */
export function SectionTitle({ heading }: Pick<Changes, 'heading'>) {
  return heading ? <InlineMarkdown text={asProse(heading)} /> : 'Introduction';
}

/** Lines of the older and of the newer version: side by side, or one below the other on narrow screens. */
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
      {/* Screen readers read unchanged lines once. */}
      <div className={styles.before} aria-hidden={kind === 'same'}>
        <Lines lines={before} Mark="del" />
      </div>
      <div className={styles.after}>
        <Lines lines={after} Mark="ins" />
      </div>
    </div>
  );
}

function Lines({ lines, Mark }: { lines: DiffLine[]; Mark: 'ins' | 'del' }) {
  return lines.map((line, index) => {
    const Line = line.isWhole ? Mark : 'div';
    return (
      <Line key={index} className={clsx(styles.line, line.lang !== undefined && styles.code)}>
        <LineText line={line} Mark={Mark} />
      </Line>
    );
  });
}

/** A line of one version, with its changed parts marked. */
function LineText({ line: { parts, lang }, Mark }: { line: DiffLine; Mark: 'ins' | 'del' }) {
  const isRow = lang === undefined && parts[0]?.text.startsWith('|');
  return parts.map(({ text, isChanged }, index) => {
    const Part = isChanged ? Mark : 'span';
    const prose = index === 0 ? asProse(text) : text;
    return (
      <Part key={index}>
        {lang === undefined ? (
          <InlineMarkdown text={isRow ? prose.replace(CELL_END, '│') : prose} />
        ) : (
          <ColoredCode code={text} lang={lang} />
        )}
      </Part>
    );
  });
}

/** Removes the marks of headings and quotes: `## Title` → `Title`, `- item` → `• item`. */
function asProse(line: string) {
  return line.replace(/^(\s*)(?:> ?)*(?:#+ )?/, '$1').replace(/^(\s*)[-*] /, '$1• ');
}
