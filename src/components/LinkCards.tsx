import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { CommunityLink } from '../data/awesome';
import styles from './LinkCards.module.css';

type Card = Pick<CommunityLink, 'name' | 'url' | 'by'> & { what?: string };

type Props = {
  links: readonly Card[];
  /** Whether names are larger, for the most important links */
  isLarge?: boolean;
};

/** Links side by side, as many as fit. A link without a description shows its address. */
export default function LinkCards({ links, isLarge = false }: Props) {
  return (
    <ul className={clsx('clean-list card-grid', isLarge && styles.large)}>
      {links.map(({ name, url, by, what }) => (
        <li key={url} className="panel panel--soft link-card">
          <Link className="text--semibold" to={url}>
            {name}
          </Link>
          <small className="soft">{what ?? hostAndPath(url)}</small>
          {by && <small className="soft">by {by}</small>}
        </li>
      ))}
    </ul>
  );
}

/** `https://www.prisma.io` → `prisma.io`, `https://github.com/hidrb` → `github.com/hidrb` */
function hostAndPath(url: string) {
  const { hostname, pathname } = new URL(url);
  return (hostname.replace(/^www\./, '') + pathname).replace(/\/$/, '');
}
