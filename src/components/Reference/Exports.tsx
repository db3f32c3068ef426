import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Entry, LeftOut } from '@site/site/reference/reference';
import ScrollArea from '../ScrollArea';
import CodeWords from './CodeWords';
import styles from './Exports.module.css';
import { useSectionPath } from './useSectionPath';

const KINDS = {
  function: 'function',
  class: 'class',
  value: 'constant',
  type: 'type',
} satisfies Record<Entry['kind'], string>;

/** What a package exports: the names at a glance, then each with its line, signature and links. */
export default function Exports({ of: name, from }: Props) {
  const entries = from.exports.filter((entry) => entry.package === name);
  const types = entries.filter(({ kind }) => kind === 'type');
  const values = entries.filter(({ kind }) => kind !== 'type');
  const leftOut = from.internal.filter((group) => group.package === name);
  const isKnown = (code: string) => from.exports.some((entry) => entry.name === code);
  return (
    <>
      <Names label="Functions and values" entries={values} />
      <Names label="Types" entries={types} />
      {[...values, ...types].map((entry) => (
        <ExportEntry key={entry.name} entry={entry} isKnown={isKnown} />
      ))}
      {leftOut.length > 0 && <AlsoExported groups={leftOut} />}
    </>
  );
}

interface Props {
  /** A package */
  readonly of: string;
  readonly from: { exports: Entry[]; internal: LeftOut[] };
}

function Names({ label, entries }: { readonly label: string; readonly entries: Entry[] }) {
  if (entries.length === 0) {
    return null;
  }
  return (
    <div className={clsx('names-at-a-glance', styles.names)}>
      <strong>{label}</strong>
      <ul>
        {entries.map(({ name }) => (
          <li key={name}>
            <Link to={`#${name}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ExportEntry({ entry, isKnown }: EntryProps) {
  const { name, kind, modules, what, signature } = entry;
  return (
    <section className={styles.entry}>
      <Heading as="h3" id={name}>
        <code>{name}</code>
      </Heading>
      <p className={styles.origin}>
        {KINDS[kind]} from{' '}
        {modules.map((module, index) => (
          <span key={module}>
            {index > 0 && ', '}
            <code>{module}</code>
          </span>
        ))}
      </p>
      <p>
        <CodeWords text={what} linkTo={(code) => (isKnown(code) ? `#${code}` : undefined)} />
      </p>
      <ScrollArea label={`Signature of ${name}`} className={styles.signature}>
        <pre>
          <code>{signature}</code>
        </pre>
      </ScrollArea>
      <Explanations entry={entry} />
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

function AlsoExported({ groups }: { readonly groups: LeftOut[] }) {
  return (
    <div className={styles.alsoExported}>
      <strong>Also exported, and not for your code</strong>
      <ul>
        {groups.map(({ why, names }) => (
          <li key={why}>
            <CodeWords text={why} />:{' '}
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
