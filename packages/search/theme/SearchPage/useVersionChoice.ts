import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useQueryString } from '../upstream';
import { useDefaultSearchVersion, VERSION_PARAMETER } from '../useSearchVersion';

/** The docs version that is searched: the one in the address, else the preferred, else the latest. */
export function useVersionChoice() {
  const versions = useVersions(undefined);
  const byDefault = useDefaultSearchVersion();
  const [asked, setAsked] = useQueryString(VERSION_PARAMETER);
  const isKnown = versions.some(({ name }) => name === asked);
  return { version: isKnown ? asked : byDefault, setVersion: setAsked };
}
