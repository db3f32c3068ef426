import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';

/** Gives the function that makes a path of a section's place in its docs version, `router#nest-routers`. */
export function useSectionPath(): (href: string) => string {
  const version = useActiveVersion(undefined);
  return (href) => {
    const isOnFirstPage = href === '' || href.startsWith('#');
    return `${version?.path ?? ''}${isOnFirstPage ? '' : '/'}${href}`;
  };
}
