// Change: ejected, so that items of docs mark one page of the navbar as the current one, and so that the
// menu of versions says which is stable and leads to the section that one reads.
import DocItem from '@site/features/versions/client/NavbarItems/DocItem';
import DocSidebarItem from '@site/features/versions/client/NavbarItems/DocSidebarItem';
import VersionMenu from '@site/features/versions/client/NavbarItems/VersionMenu';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionNavbarItem from '@theme/NavbarItem/DocsVersionNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

/** The component of each item type in `navbar` of `docusaurus.config.ts`. */
const componentTypes: ComponentTypesObject = {
  default: DefaultNavbarItem,
  doc: DocItem,
  docSidebar: DocSidebarItem,
  docsVersion: DocsVersionNavbarItem,
  docsVersionDropdown: VersionMenu,
  dropdown: DropdownNavbarItem,
  html: HtmlNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
};

export default componentTypes;
