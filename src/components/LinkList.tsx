import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { type CommunityLink, fits, type Version, versionsOf } from '../data/awesome';
import styles from './LinkList.module.css';

type Props = { links: readonly CommunityLink[] };

/**
 * Links to projects, recordings or texts of the community. Those for other docs versions than the page's are in
 * a closed group.
 */
export default function LinkList({ links }: Props) {
  // `Version` is the type of this site's version labels.
  const own = useDocsVersion().label as Version;
  const entries = (shown: CommunityLink[]) => (
    <ul className={clsx('clean-list', styles.list)}>
      {shown.map((link) => (
        <Entry key={link.url} link={link} own={own} />
      ))}
    </ul>
  );
  const fitting = links.filter((link) => fits(link, own));
  const others = links.filter((link) => !fits(link, own));
  return (
    <>
      {fitting.length > 0 && entries(fitting)}
      {others.length > 0 && (
        <details className={clsx('fold', styles.others)}>
          <summary>Not known to work with {own}</summary>
          {entries(others)}
        </details>
      )}
    </>
  );
}

function Entry({ link, own }: { link: CommunityLink; own: Version }) {
  const { name, url, by, what, length, site } = link;
  const [known] = versionsOf(link);
  const release = link.release?.[own];
  return (
    <li className={clsx('link-entry', styles.item)}>
      <div>
        <Link className="text--bold" to={url}>
          {name}
        </Link>
        {by && <span className="soft"> by {by}</span>}{' '}
        {known && !fits(link, own) && <span className="badge badge--caution">for {known}</span>}
      </div>
      <div>
        {what}
        {length && <span className="soft"> ({length})</span>}
        {site && (
          <>
            {' · '}
            <Link to={site}>{new URL(site).hostname}</Link>
          </>
        )}
        {release && (
          <div className="soft">
            Release for {own}: <code>{release}</code>
          </div>
        )}
      </div>
    </li>
  );
}
