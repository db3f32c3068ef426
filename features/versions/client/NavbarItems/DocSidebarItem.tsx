import { useActiveDocContext, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocSidebarNavbarItem';

/** A navbar link to the first doc of a sidebar, in the version that the reader is in or prefers. */
export default function DocSidebarNavbarItem({ sidebarId, label, docsPluginId, ...props }: Props) {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const { items } = useThemeConfig().navbar;
  const { link } = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) {
    throw new Error(
      `The navbar names the sidebar "${sidebarId}", which has no page to lead to; see sidebars.ts.`,
    );
  }
  const hasOwnItem = items.some((item) => item.type === 'doc' && item.docId === activeDoc?.id);
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.sidebar === sidebarId && !hasOwnItem}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
