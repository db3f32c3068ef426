import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import type { SearchHit } from '../../engine/types';
import styles from './styles.module.css';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A hit: its heading, where it stands, and the text around what was found. */
export default function SearchResult({ hit }: { hit: SearchHit }) {
  const toLocalUrl = useSearchResultUrlProcessor();
  const titles = LEVELS.flatMap((level) => hit._highlightResult.hierarchy[level]?.value ?? []);
  const text = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={toLocalUrl(hit.url)} dangerouslySetInnerHTML={html(titles.at(-1))} />
      </Heading>
      <ul className={styles.path}>
        {titles.slice(0, -1).map((title) => (
          <li key={title} dangerouslySetInnerHTML={html(title)} />
        ))}
      </ul>
      {text && <p dangerouslySetInnerHTML={html(text)} />}
    </li>
  );
}

/** The texts of records are escaped where the records are made; only `<mark>` is put into them. */
function html(text = '') {
  return { __html: text };
}
