import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { type CommunityLink, type Version, VERSIONS } from '../data/awesome';
import styles from './LinkList.module.css';

/** The version that an entry is for, where it is known to be for another than that of the page. */
function otherVersion({ release, version }: CommunityLink, own: Version): Version | undefined {
  const known = version ? [version] : VERSIONS.filter((name) => release?.[name]);
  return known.includes(own) ? undefined : known[0];
}

function OtherVersion({ link }: { link: CommunityLink }) {
  const other = otherVersion(link, useDocsVersion().label as Version);
  return other && <span className={styles.version}>for {other}</span>;
}

function Details({ link }: { link: CommunityLink }) {
  const { label } = useDocsVersion();
  // The labels of this site's docs versions are these.
  const version = label as Version;
  const release = link.release?.[version];
  return (
    <>
      {link.what}
      {link.length && <span className={styles.aside}> ({link.length})</span>}
      {link.site && (
        <>
          {' · '}
          <Link to={link.site}>{new URL(link.site).hostname}</Link>
        </>
      )}
      {release && (
        <span className={styles.release}>
          Release for {version}: <code>{release}</code>
        </span>
      )}
    </>
  );
}

/** Links to projects, recordings or texts of the community, one line or two for each. */
export default function LinkList({ links }: { links: readonly CommunityLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.url} className={styles.item}>
          <div>
            <Link className={styles.name} to={link.url}>
              {link.name}
            </Link>
            {link.by && <span className={styles.aside}> by {link.by}</span>}{' '}
            <OtherVersion link={link} />
          </div>
          <div>
            <Details link={link} />
          </div>
        </li>
      ))}
    </ul>
  );
}
