import type { SearchHit } from '../../engine/types';
import styles from './styles.module.css';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * The texts of a hit, as HTML: its heading, the headings that lead to it, and the line that has what was
 * found. They are escaped where they are made; only marks and code are put into them.
 */
export function hitTexts({ _highlightResult: { hierarchy }, _snippetResult }: SearchHit) {
  const titles = LEVELS.flatMap((level) => hierarchy[level]?.value ?? []);
  const { content } = _snippetResult;
  return {
    group: hierarchy.lvl0?.value ?? '',
    title: titles.at(-1) ?? '',
    path: titles.slice(0, -1),
    line: content && content.matchLevel !== 'none' ? content.value : undefined,
  };
}

/** A hit in a list of links: what it is, where it stands, and what was found there. */
export default function SearchHitText({ hit }: { hit: SearchHit }) {
  const { title, path, line } = hitTexts(hit);
  return (
    <span className={styles.hit}>
      <span className={styles.title} dangerouslySetInnerHTML={{ __html: title }} />
      {path.length > 0 && (
        <span
          className={styles.path}
          dangerouslySetInnerHTML={{ __html: path.join('<span> › </span>') }}
        />
      )}
      {line && <span className={styles.line} dangerouslySetInnerHTML={{ __html: line }} />}
    </span>
  );
}
