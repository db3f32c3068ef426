/**
 * The theme components that this site has changed, and a hash of the original that each was made from.
 * Where a test says that an original is another now, read it and bring ours up to it first.
 */
export const ORIGINALS: Record<string, string> = {
  'packages/samples/theme/MDXComponents/index.tsx': 'b1a0eed95525',
  'src/theme/CodeBlock/index.tsx': '639f8655d319',
  'src/theme/DocItem/Layout/index.tsx': 'c1f1bbed0740',
  'src/theme/DocSidebarItem/Link/index.tsx': 'ea78ce62f5e4',
  'src/theme/DocsRoot/index.tsx': 'de7203a59fbd',
  'src/theme/Footer/Copyright/index.tsx': '2a34b39d70f3',
  'src/theme/Footer/LinkItem/index.tsx': '3930a6222acd',
  'src/theme/Loading/index.tsx': 'ffd8013daa28',
  'src/theme/MDXComponents/index.tsx': 'b1a0eed95525',
  'src/theme/NavbarItem/ComponentTypes.tsx': '90ba290ccf01',
  'src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx': 'c49755ffce7c',
  'src/theme/NotFound/Content/index.tsx': '1339cadd0fe0',
  'src/theme/SiteMetadata/index.tsx': 'e99690522970',
  'src/theme/TOCCollapsible/index.tsx': '4e91da4713c1',
  'src/theme/TOCItems/index.tsx': '790e025537df',
  'src/theme/prism-include-languages.ts': '42fcb21218b4',
};
