import Link, { type Props as LinkProps } from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import type { Piece, Row } from '../engine/types';
import styles from './styles.module.css';
import { versionTag } from './docsVersions';

type Props = LinkProps & {
  row: Row;
  /** Name of the docs version that is searched: rows of others say theirs */
  version: string;
};

/** A row of what was found: what it is, where it stands, and the text around what was asked. */
export default function SearchRow({ row, version, ...link }: Props) {
  const versions = useVersions(undefined);
  const other = versions.find(({ name }) => name !== version && versionTag(name) === row.tag);
  return (
    <Link {...link} className={styles.row} to={row.address}>
      <span className={styles.name}>
        <Pieces pieces={row.title} />
        {other && <span className="badge badge--secondary margin-left--sm">{other.label}</span>}
      </span>
      <span className={styles.path}>{row.path.join(' › ')}</span>
      {row.text.length > 0 && (
        <span className={styles.text}>
          <Pieces pieces={row.text} />
        </span>
      )}
    </Link>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isMark, isCode }, index) => {
    const content = isMark ? <mark>{text}</mark> : text;
    return isCode ? <code key={index}>{content}</code> : <span key={index}>{content}</span>;
  });
}
