import { useActiveDocContext, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocNavbarItem';

/**
 * A navbar link to a docs page of the current version, the preferred version, or the latest. The first link of
 * the navbar is also active on all docs pages without a link of their own.
 */
export default function DocNavbarItem({ docId, label, docsPluginId, ...props }: Props) {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const { items } = useThemeConfig().navbar;
  const doc = useLayoutDoc(docId, docsPluginId);
  if (doc === null) {
    return null;
  }
  const shown = items.find((item) => item.docId === activeDoc?.id) ?? items[0];
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => Boolean(activeDoc) && shown?.docId === docId}
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}
