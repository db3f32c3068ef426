import { type MouseEvent, useEffect } from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { currentSection } from '@site/shared/ui/useCurrentSection';
import { nearestPath } from '../NearestPage/nearestPage';
import { pagePath, pathInVersion } from '@site/shared/paths';
import { hashTarget } from '@site/shared/ui/hashTarget';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

/**
 * A menu of the docs versions. Each entry leads to the same page, or else the nearest one. The current or
 * searched version is stored as the preferred one, for pages outside of the docs.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props) {
  const history = useHistory();
  const { search, hash } = useLocation();
  const { activeDoc, activeVersion } = useActiveDocContext(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const versions = useVersions(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);
  useEffect(() => {
    // The search page has the searched version in its address.
    const searched = new URLSearchParams(search).get('version');
    const preferred = activeVersion ?? versions.find(({ name }) => name === searched);
    if (preferred) {
      savePreferredVersionName(preferred.name);
    }
  }, [activeVersion, versions, search, savePreferredVersionName]);
  const latest = versions.findIndex(({ isLast }) => isLast);

  const slug =
    activeDoc && activeVersion ? pagePath(activeDoc.path).slice(activeVersion.path.length) : '';
  const items = versions.map((version, index) => {
    const samePage = pathInVersion(version, slug);
    const path = samePage ?? nearestPath(version, slug);
    const status =
      index < latest ? 'pre-release' : index === latest ? 'stable' : 'no longer maintained';
    return {
      label: (
        <>
          {version.label}
          <small className="soft margin-left--sm" aria-hidden="true">
            {status}
          </small>
        </>
      ),
      title: status,
      to: path + search + hash,
      isActive: () => version === activeVersion,
      onClick: (event: MouseEvent) => {
        const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (opensElsewhere) {
          return;
        }
        const section = sectionBeingRead(hash);
        if (samePage === undefined) {
          event.preventDefault();
          history.push(path, { missingPage: document.querySelector('article h1')?.textContent });
        } else if (section) {
          event.preventDefault();
          history.push(`${path}${search}#${section}`);
        }
      },
    };
  });
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : shown.label}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}

/** The id of the section being read; undefined if the target of the address's hash is in view. */
function sectionBeingRead(hash: string) {
  const rect = hashTarget(hash)?.getBoundingClientRect();
  if (rect && rect.bottom > 0 && rect.top < window.innerHeight) {
    return undefined;
  }
  const headings = document.querySelectorAll('.theme-doc-markdown :is(h2, h3)[id]');
  return currentSection(Array.from(headings, ({ id }) => id));
}
