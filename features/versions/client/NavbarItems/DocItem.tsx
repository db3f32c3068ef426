import { useActiveDocContext, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocNavbarItem';

/** A navbar link to one doc of the version that the reader is in, prefers, or else the latest. */
export default function DocNavbarItem({ docId, label, docsPluginId, ...props }: Props) {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  if (doc === null) {
    return null;
  }
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.path === doc.path}
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}
