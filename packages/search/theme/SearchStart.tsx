import Link, { type Props as LinkProps } from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { usePluginData } from '@docusaurus/useGlobalData';
import { PLUGIN_NAME, type SearchGlobalData } from '../client/backend';
import { isOn, lastRead } from './lastRead';
import styles from './styles.module.css';
import { versionOf } from './docsVersions';

type Props = {
  /** Name of the docs version that is searched */
  version: string;
  /** The attributes of a link of the dialog's list, by its place there */
  option?: (place: number) => LinkProps;
};

const MAX_READ = 4;

/** What is offered before the first letter: the pages read last, and those that most readers need. */
export default function SearchStart({ version, option }: Props) {
  const { pathname } = useLocation();
  const versions = useVersions(undefined);
  const { suggestions } = usePluginData(PLUGIN_NAME) as SearchGlobalData;
  const read = useIsBrowser() ? lastRead() : [];
  const docs = versions.find(({ name }) => name === version)?.docs ?? [];
  const groups = [
    {
      name: translate({ id: 'site.SearchStart.lastRead', message: 'Read last' }),
      links: read
        .filter(({ path }) => !isOn(path, pathname))
        .slice(0, MAX_READ)
        .map((page) => ({ ...page, label: versionOf(page.path, versions)?.label })),
    },
    {
      name: translate({ id: 'site.SearchStart.suggestions', message: 'Often needed' }),
      links: suggestions.flatMap(({ label, doc }) => {
        const found = docs.find(({ id }) => id === doc);
        return found ? [{ title: label, path: found.path, label: undefined }] : [];
      }),
    },
  ].filter(({ links }) => links.length > 0);
  let place = 0;

  return (
    <div className={styles.start} role="presentation">
      {groups.map(({ name, links }) => (
        <div key={name} role="group" aria-label={name}>
          <div className={styles.heading} aria-hidden="true">
            {name}
          </div>
          {links.map(({ title, path, label }) => (
            <Link key={path} className={styles.row} to={path} {...option?.(place++)}>
              {title} {label && <small>{label}</small>}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
