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
  const fitting = links.filter((link) => fits(link, own));
  const others = links.filter((link) => !fits(link, own));
  return (
    <>
      {fitting.length > 0 && <Entries links={fitting} own={own} />}
      {others.length > 0 && (
        <details className={clsx('fold', styles.others)}>
          <summary>Not known to work with {own}</summary>
          <Entries links={others} own={own} />
        </details>
      )}
    </>
  );
}

function Entries({ links, own }: Props & { own: Version }) {
  return (
    <ul className={clsx('clean-list', styles.list)}>
      {links.map((link) => {
        const [known] = versionsOf(link);
        return (
          <li key={link.url} className={clsx('link-entry', styles.item)}>
            <div>
              <Link className="text--bold" to={link.url}>
                {link.name}
              </Link>
              {link.by && <span className="soft"> by {link.by}</span>}{' '}
              {known && !fits(link, own) && (
                <span className="badge badge--caution">for {known}</span>
              )}
            </div>
            <div>
              <Details link={link} version={own} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Details({ link, version }: { link: CommunityLink; version: Version }) {
  const release = link.release?.[version];
  return (
    <>
      {link.what}
      {link.length && <span className="soft"> ({link.length})</span>}
      {link.site && (
        <>
          {' · '}
          <Link to={link.site}>{new URL(link.site).hostname}</Link>
        </>
      )}
      {release && (
        <div className="soft">
          Release for {version}: <code>{release}</code>
        </div>
      )}
    </>
  );
}
