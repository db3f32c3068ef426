import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import type { SearchHit } from '../../engine/types';
import { hitTexts } from '../SearchHitText';
import styles from './styles.module.css';

/** A hit: its heading, where it stands, and the text around what was found. */
export default function SearchResult({ hit }: { hit: SearchHit }) {
  const toLocalUrl = useSearchResultUrlProcessor();
  const { group, path, title, line } = hitTexts(hit);
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={toLocalUrl(hit.url)} dangerouslySetInnerHTML={{ __html: title }} />
      </Heading>
      <ul className={styles.path}>
        {[group, ...path].map((step, index) => (
          <li key={index} dangerouslySetInnerHTML={{ __html: step }} />
        ))}
      </ul>
      {line && <p dangerouslySetInnerHTML={{ __html: line }} />}
    </li>
  );
}
