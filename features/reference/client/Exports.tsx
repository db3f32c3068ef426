import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Entry, Group, LeftOut } from '../types';
import ColoredCode from '@site/shared/ui/ColoredCode';
import ScrollArea from '@site/shared/ui/ScrollArea';
import CodeWords from './CodeWords';
import styles from './Exports.module.css';
import { useSectionPath } from './useSectionPath';

interface Props {
  readonly of: Group;
  readonly from: { exports: Entry[] };
}

/** What one makes with some exports: the names at a glance, then each with its line, signature and links. */
export default function Exports({ of: group, from }: Props) {
  const entries = from.exports.filter((entry) => entry.group === group);
  const isKnown = (code: string) => from.exports.some((entry) => entry.name === code);
  return (
    <>
      <ul className={clsx('clean-list names-at-a-glance', styles.names)}>
        {entries.map(({ name }) => (
          <li key={name}>
            <Link to={`#${name}`}>{name}</Link>
          </li>
        ))}
      </ul>
      {entries.map((entry) => (
        <ExportEntry key={entry.name} entry={entry} isKnown={isKnown} />
      ))}
    </>
  );
}

interface EntryProps {
  readonly entry: Entry;
  readonly isKnown: (code: string) => boolean;
}

function ExportEntry({ entry, isKnown }: EntryProps) {
  const { name, kind, modules, what, signature, explanations } = entry;
  const pathTo = useSectionPath();
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
          <CodeWords text={`${kind} from ${listOf(modules)}`} />
        </p>
        <ul className={clsx('clean-list', styles.explanations)} aria-label="Explained in">
          {explanations.map(({ page, title, href }) => (
            <li key={href}>
              <Link to={pathTo(href)}>{title === page ? page : `${page}: ${title}`}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What packages export that is not for readers' code, with the reasons. */
export function AlsoExported({ from }: { readonly from: { internal: LeftOut[] } }) {
  return (
    <div className={styles.alsoExported}>
      <ul>
        {from.internal.map(({ package: name, why, names }) => (
          <li key={`${name} ${why}`}>
            <CodeWords text={`\`${name}\`, ${why}: ${listOf(names)}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function listOf(names: string[]) {
  return names.map((name) => `\`${name}\``).join(', ');
}
