// Change: wrapped, so that the addresses that a heading once had lead to it still. They need no script.
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import aliases from '@site/site/ledger/aliases.json';
import { withoutBase } from '@site/src/data/socialCards';
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';

/** By page and by address; Docusaurus types an empty file as an object without either. */
const ALIASES: Record<string, Record<string, string>> = aliases;

/** A heading, and the places that its former addresses lead to. */
export default function HeadingWithAliases({ children, ...props }: Props) {
  const page = withoutBase(useLocation().pathname, useBaseUrl('/'));
  const former = Object.entries(ALIASES[page] ?? {}).filter(([, id]) => id === props.id);
  return (
    <Heading {...props}>
      {former.length === 0 ? (
        children
      ) : (
        <>
          {former.map(([id]) => (
            <span key={id} id={id} />
          ))}
          {children}
        </>
      )}
    </Heading>
  );
}
