// Change: wrapped, so that items of docs mark one page of the navbar as the current one, and so that the
// menu of versions says which is stable and leads to the section that one reads.
import DocItem from '@site/features/versions/client/NavbarItems/DocItem';
import VersionMenu from '@site/features/versions/client/NavbarItems/VersionMenu';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

/** The component of each item type in `navbar` of `docusaurus.config.ts`. */
export default {
  ...ComponentTypes,
  doc: DocItem,
  docsVersionDropdown: VersionMenu,
};
