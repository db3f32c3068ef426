import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { type CommunityLink, type Version, VERSIONS } from '../data/awesome';
import styles from './LinkList.module.css';

/** The version that an entry is for, where it is known to be for another than the reader's. */
function otherVersion({ release, version }: CommunityLink, own: Version): Version | undefined {
  const known = version ? [version] : VERSIONS.filter((name) => release?.[name]);
  return known.includes(own) ? undefined : known[0];
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
        <span className={clsx('soft', styles.release)}>
          Release for {version}: <code>{release}</code>
        </span>
      )}
    </>
  );
}

type Props = {
  links: readonly CommunityLink[];
  /** The version that the reader has chosen; that of the page unless given. */
  version?: Version;
};

/**
 * Links to projects, recordings or texts of the community, one line or two for each. What is known to be
 * for another version comes last, and says so.
 */
export default function LinkList({ links, version }: Props) {
  // The labels of this site's docs versions are these.
  const pageVersion = useDocsVersion().label as Version;
  const own = version ?? pageVersion;
  const entries = links.map((link) => ({ link, other: otherVersion(link, own) }));
  const sorted = [
    ...entries.filter(({ other }) => !other),
    ...entries.filter(({ other }) => other),
  ];
  return (
    <ul className={clsx('clean-list', styles.list)}>
      {sorted.map(({ link, other }) => (
        <li key={link.url} className={styles.item}>
          <div>
            <Link className={styles.name} to={link.url}>
              {link.name}
            </Link>
            {link.by && <span className="soft"> by {link.by}</span>}{' '}
            {other && <span className="badge badge--caution">for {other}</span>}
          </div>
          <div>
            <Details link={link} version={own} />
          </div>
        </li>
      ))}
    </ul>
  );
}
