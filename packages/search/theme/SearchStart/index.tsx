import { useMemo } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { PLUGIN_NAME, type SearchGlobalData } from '../../client/backend';
import { lastRead } from '../lastRead';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Props = {
  /** Name of the docs version that is searched */
  version: string;
  onFollow?: () => void;
};

const MAX_READ = 4;

/** What is offered before the first letter: the pages read last, and those that most readers need. */
export default function SearchStart({ version, onFollow }: Props) {
  const { pathname } = useLocation();
  const versions = useVersions(undefined);
  const { suggestions } = usePluginData(PLUGIN_NAME) as SearchGlobalData;
  const isBrowser = useIsBrowser();
  const read = useMemo(
    () => (isBrowser ? lastRead().filter(({ path }) => path !== pathname) : []),
    [isBrowser, pathname],
  );
  const docs = versions.find(({ name }) => name === version)?.docs ?? [];
  const offered = suggestions.flatMap(({ label, doc }) => {
    const found = docs.find(({ id }) => id === doc);
    return found ? [{ title: label, path: found.path }] : [];
  });
  const labelOf = (path: string) =>
    versions.find((candidate) => path === candidate.path || path.startsWith(`${candidate.path}/`))
      ?.label;

  return (
    <div className={styles.start}>
      {read.length > 0 && (
        <section>
          <Heading as="h2" className={styles.heading}>
            <Translate id="site.SearchStart.lastRead">Read last</Translate>
          </Heading>
          <ul className={styles.list}>
            {read.slice(0, MAX_READ).map(({ title, path }) => (
              <li key={path}>
                <Link to={path} onClick={onFollow}>
                  {title} <small>{labelOf(path)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {offered.length > 0 && (
        <section>
          <Heading as="h2" className={styles.heading}>
            <Translate id="site.SearchStart.suggestions">Often needed</Translate>
          </Heading>
          <ul className={styles.list}>
            {offered.map(({ title, path }) => (
              <li key={path}>
                <Link to={path} onClick={onFollow}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
