import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { ownerOf } from '../data/awesome';
import type { Project } from '../data/projects';
import styles from './ProjectList.module.css';

/** Cards of projects: purpose, parts, and links to try them. */
export default function ProjectList({ projects }: { projects: Project[] }) {
  const { version } = useDocsVersion();
  const shown = projects.filter(({ except }) => except !== version);
  return (
    <ul className="clean-list card-grid">
      {shown.map((project) => (
        <Card key={project.url} {...project} />
      ))}
    </ul>
  );
}

function Card({ name, url, what, parts, demo, sandbox }: Project) {
  return (
    <li className={clsx('panel panel--soft', styles.project)}>
      <div>
        <Link className="text--bold" to={url}>
          {name}
        </Link>
        <span className="soft"> by {ownerOf(url)}</span>
      </div>
      <div>{what}</div>
      <div className="soft">{parts.join('\u00a0· ')}</div>
      {(demo || sandbox) && (
        <div className={styles.tryOut}>
          {demo && <Link to={demo}>Demo: {new URL(demo).hostname}</Link>}
          {sandbox && (
            <Link to={sandbox} aria-label={`Open in CodeSandbox: ${name}`}>
              Open in CodeSandbox
            </Link>
          )}
        </div>
      )}
    </li>
  );
}
