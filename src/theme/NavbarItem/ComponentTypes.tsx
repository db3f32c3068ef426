// Change: wrapped, so that one link to the docs is active at a time, and so that the version menu shows the
// status of versions and leads to the current section.
import DocItem from '@site/features/versions/client/NavbarItems/DocItem';
import VersionMenu from '@site/features/versions/client/NavbarItems/VersionMenu';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

/** The component of each item type in `navbar` of `docusaurus.config.ts`. */
export default {
  ...ComponentTypes,
  doc: DocItem,
  docsVersionDropdown: VersionMenu,
};
