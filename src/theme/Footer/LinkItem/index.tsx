// Change: wrapped, so that links to docs pages lead to the version of the current page.
import { useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import LinkItem from '@theme-original/Footer/LinkItem';
import type { Props } from '@theme/Footer/LinkItem';

/** A link of the footer; with a `docId` it follows the docs version, like links of the navbar. */
export default function FooterLinkItem({ item: { docId, ...item } }: Props) {
  return typeof docId === 'string' ? (
    <DocLink docId={docId} item={item} />
  ) : (
    <LinkItem item={item} />
  );
}

function DocLink({ docId, item }: Props & { docId: string }) {
  const doc = useLayoutDoc(docId);
  return doc && <LinkItem item={{ ...item, to: doc.path }} />;
}
