import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Entry, Group, LeftOut } from '../types';
import ColoredCode from '@site/shared/ui/ColoredCode';
import ScrollArea from '@site/shared/ui/ScrollArea';
import CodeWords from './CodeWords';
import { useFilter } from './Filter';
import styles from './Exports.module.css';
import { useSectionPath } from './useSectionPath';

/** What one makes with some exports: the names at a glance, then each with its line, signature and links. */
export default function Exports({ of: group, from }: Props) {
  const isShown = useFilter();
  const entries = from.exports.filter(
    (entry) => entry.group === group && isShown(`${entry.name}\n${entry.what}`),
  );
  const isKnown = (code: string) => from.exports.some((entry) => entry.name === code);
  return (
    <>
      <Names entries={entries} />
      {entries.map((entry) => (
        <ExportEntry key={entry.name} entry={entry} isKnown={isKnown} />
      ))}
    </>
  );
}

interface Props {
  readonly of: Group;
  readonly from: { exports: Entry[] };
}

function Names({ entries }: { readonly entries: Entry[] }) {
  return (
    <ul className={clsx('names-at-a-glance', styles.names)}>
      {entries.map(({ name }) => (
        <li key={name}>
          <Link to={`#${name}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function ExportEntry({ entry, isKnown }: EntryProps) {
  const { name, kind, modules, what, signature } = entry;
  return (
    <section className={styles.entry}>
      <Heading as="h3" id={name}>
        <code>{name}</code>
      </Heading>
      <p>
        <CodeWords text={what} linkTo={(code) => (isKnown(code) ? `#${code}` : undefined)} />
      </p>
      <ScrollArea label={`Signature of ${name}`} className={styles.signature}>
        <pre>
          <code>
            <ColoredCode code={signature} lang="ts" />
          </code>
        </pre>
      </ScrollArea>
      <div className={styles.more}>
        <p>
          {kind} from{' '}
          {modules.map((module, index) => (
            <span key={module}>
              {index > 0 && ', '}
              <code>{module}</code>
            </span>
          ))}
        </p>
        <Explanations entry={entry} />
      </div>
    </section>
  );
}

interface EntryProps {
  readonly entry: Entry;
  readonly isKnown: (code: string) => boolean;
}

function Explanations({ entry: { explanations } }: { readonly entry: Entry }) {
  const pathTo = useSectionPath();
  return (
    <ul className={styles.explanations} aria-label="Explained in">
      {explanations.map(({ page, title, href }) => (
        <li key={href}>
          <Link to={pathTo(href)}>{title === page ? page : `${page}: ${title}`}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What packages export that is not for readers' code, with the reasons. */
export function AlsoExported({ from }: { readonly from: { internal: LeftOut[] } }) {
  return (
    <div className={styles.alsoExported}>
      <ul>
        {from.internal.map(({ package: name, why, names }) => (
          <li key={`${name} ${why}`}>
            <code>{name}</code>, <CodeWords text={why} />:{' '}
            {names.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
