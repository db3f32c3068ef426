// Change: ejected, so that the menu says of each version whether it is released, and leads to the section
// that one reads, also where one has scrolled to it.
import type { MouseEvent } from 'react';
import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { currentSection } from '@site/src/components/Contents/useCurrentSection';
import { hashTarget } from '@site/src/clientModules/hashTarget';
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
  const history = useHistory();
  const { search, hash } = useLocation();
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
      to: pathIn(version) + search + hash,
      isActive: () => version === activeVersion,
      onClick: (event: MouseEvent) => {
        savePreferredVersionName(version.name);
        const section = sectionInSight(hash);
        // Other presses open a window of their own.
        if (section && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
          event.preventDefault();
          history.push(`${pathIn(version)}${search}#${section}`);
        }
      },
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

/** The section of a docs page that one reads, unless the one that the address names is in the window. */
function sectionInSight(hash: string) {
  const place = hashTarget(hash)?.getBoundingClientRect();
  if (place && place.bottom > 0 && place.top < window.innerHeight) {
    return undefined;
  }
  const headings = document.querySelectorAll('.theme-doc-markdown :is(h2, h3)[id]');
  return currentSection(Array.from(headings, ({ id }) => id));
}
