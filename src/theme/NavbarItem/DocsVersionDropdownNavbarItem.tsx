// Change: ejected, so that the menu says of each version whether it is released.
import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

/** A menu of the docs versions, each with the page that one reads or else its first page. */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props) {
  const suffix = useHistorySelector(({ location }) => location.search + location.hash);
  const { activeVersion, alternateDocVersions } = useActiveDocContext(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const versions = useVersions(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);
  const latest = versions.findIndex(({ isLast }) => isLast);

  const pathIn = (version: GlobalVersion) => {
    const main = version.docs.find(({ id }) => id === version.mainDocId);
    return (alternateDocVersions[version.name] ?? main)?.path ?? version.path;
  };
  const items = versions.map((version, index) => {
    const status =
      index < latest ? 'pre-release' : index === latest ? 'stable' : 'no longer maintained';
    return {
      label: (
        <>
          {version.label}
          <span className="version-status" aria-hidden="true">
            {status}
          </span>
        </>
      ),
      title: status,
      to: pathIn(version) + suffix,
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        mobile
          ? translate({
              id: 'theme.navbar.mobileVersionsDropdown.label',
              message: 'Versions',
              description: 'The label for the navbar versions dropdown on mobile view',
            })
          : shown.label
      }
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
