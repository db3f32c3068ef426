import Link from '@docusaurus/Link';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Entry, Group, Internal } from '../types';
import ColoredCode from '@site/shared/ui/ColoredCode';
import InlineMarkdown from '@site/shared/ui/InlineMarkdown';
import ScrollArea from '@site/shared/ui/ScrollArea';
import styles from './Exports.module.css';

type Exported = { exports: Entry[] };

const GROUPS: [Group, string][] = [
  ['server', 'Server'],
  ['adapters', 'Adapters'],
  ['client', 'Client'],
  ['links', 'Links'],
  ['react', 'React'],
  ['next', 'Next.js'],
  ['types', 'Types'],
];

/** A list of all names of the reference, with links to their entries. */
export function Names({ from }: { from: Exported }) {
  return (
    <nav aria-label="All names" className={clsx('names-at-a-glance', styles.names)}>
      {GROUPS.map(([group, label]) => (
        <div key={group}>
          <p className="text--bold margin-bottom--xs">{label}</p>
          <ul className="clean-list margin-bottom--md">
            {inGroup(group, from).map(({ name }) => (
              <li key={name}>
                <Link to={`#${name}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The entries of a group: name, description, signature and links of each export. */
export default function Exports({ of: group, from }: { of: Group; from: Exported }) {
  const isKnown = (code: string) => from.exports.some((entry) => entry.name === code);
  return inGroup(group, from).map((entry) => (
    <ExportEntry key={entry.name} entry={entry} isKnown={isKnown} />
  ));
}

function inGroup(group: Group, { exports }: Exported) {
  return exports.filter((entry) => entry.group === group);
}

function ExportEntry({ entry, isKnown }: { entry: Entry; isKnown: (code: string) => boolean }) {
  const { name, kind, modules, what, signature, explanations } = entry;
  const { path } = useActiveVersion(undefined)!;
  return (
    <section className={styles.entry}>
      <Heading as="h3" id={name}>
        <code>{name}</code>
      </Heading>
      <p>
        <InlineMarkdown text={what} linkOf={(code) => (isKnown(code) ? `#${code}` : undefined)} />
      </p>
      <ScrollArea label={`Signature of ${name}`} className={`panel ${styles.signature}`}>
        <pre>
          <code>
            <ColoredCode code={signature} lang="ts" />
          </code>
        </pre>
      </ScrollArea>
      <div className={styles.more}>
        <small className="soft">
          <InlineMarkdown text={`${kind} from ${listOf(modules)}`} />
        </small>
        <ul className={clsx('clean-list', styles.explanations)} aria-label="Explained in">
          {explanations.map(({ page, title, href }) => (
            <li key={href}>
              <Link to={`${path}/${href}`}>{title === page ? page : `${page}: ${title}`}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Exports that are not for readers' code, with the reasons. */
export function AlsoExported({ from }: { from: { internal: Internal[] } }) {
  return (
    <ul className={`soft ${styles.alsoExported}`}>
      {from.internal.map(({ package: name, why, names }) => (
        <li key={`${name} ${why}`}>
          <InlineMarkdown text={`\`${name}\`, ${why}: ${listOf(names)}`} />
        </li>
      ))}
    </ul>
  );
}

function listOf(names: string[]) {
  return names.map((name) => `\`${name}\``).join(', ');
}
