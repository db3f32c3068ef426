// Change: wrapped, so that a link to a page of the docs can lead to the version that one reads.
import { useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import LinkItem from '@theme-original/Footer/LinkItem';
import type { Props } from '@theme/Footer/LinkItem';

/** A link of the footer; with a `docId` it follows the docs version, as those of the navbar do. */
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
