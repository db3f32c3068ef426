/**
 * All that this site uses of Docusaurus without a promise that it stays; the search package has such a
 * file, too. tests/unit/upstream compares what both rely on with the installed packages.
 */
export {
  type TOCTreeNode,
  useFilteredAndTreeifiedTOC,
  useLocationChange,
  useNavbarMobileSidebar,
  useScrollPosition,
} from '@docusaurus/theme-common/internal';
