import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';

/** Gives a function from a section's href in its docs version, `router#nest-routers`, to its path. */
export function useSectionPath(): (href: string) => string {
  const version = useActiveVersion(undefined);
  return (href) => {
    const isOnFirstPage = href === '' || href.startsWith('#');
    return `${version?.path ?? ''}${isOnFirstPage ? '' : '/'}${href}`;
  };
}
