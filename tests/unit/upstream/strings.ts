const CLASSIC = '@docusaurus/theme-classic/lib';
const COMMON = '@docusaurus/theme-common/lib';
const CLASS_NAMES = `${COMMON}/utils/ThemeClassNames.js`;

/**
 * What styles, scripts, the search index and tests take for granted of others' code, by the file of
 * the package that says it.
 */
export const STRINGS: Record<string, string[]> = {
  [CLASS_NAMES]: [
    'theme-doc-markdown',
    'theme-doc-toc-mobile',
    'theme-doc-toc-desktop',
    'docs-doc-page',
    'blog-post-page',
  ],
  [`${COMMON}/utils/skipToContentUtils.js`]: ['__docusaurus_skipToContent_fallback'],
  ['@docusaurus/utils-common/lib/index.js']: ['__blog-post-container', 'tslib_1.__importDefault('],
  // What pages wait for, and what is left out of scripts.
  ['@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js']: ["'DOMContentLoaded'"],
  ['@docusaurus/core/lib/ssg/ssgTemplate.js']: ['manifest.entrypoints, ...Array.from(modules)'],
  ['react-loadable-ssr-addon-v5-slorber/lib/ReactLoadableSSRAddon.js']: ['[names[0] || id]'],
  ['@docusaurus/core/lib/client/exports/ComponentCreator.js']: [
    'routesChunkNames[`${path}-${hash}`]',
    'loader[keyPath] = chunkRegistry[0]',
    'webpack: () => optsWebpack',
  ],
  ['@docusaurus/core/lib/client/docusaurus.js']: ["routeNameWithHash.replace(/-[^-]+$/, '')"],
  ['@docusaurus/plugin-content-docs/lib/client/docsUtils.js']: ['const doc = version.docs[id]'],
  ['@docusaurus/core/lib/client/exports/Link.js']: ['window.docusaurus.prefetch(targetLink)'],
  ['@docusaurus/core/lib/client/hasHydratedDataAttribute.js']: ['data-has-hydrated'],
  [`${CLASSIC}/theme/DocBreadcrumbs/index.js`]: ['breadcrumbs__item'],
  [`${CLASSIC}/theme/Heading/index.js`]: ['hash-link'],
  [`${CLASSIC}/theme/Admonition/Layout/index.js`]: ['admonitionHeading'],
  [`${CLASSIC}/theme/TOC/index.js`]: ['table-of-contents'],
  [`${CLASSIC}/theme/DocSidebarItem/Category/index.js`]: ['menu__list-item-collapsible'],
  [`${CLASSIC}/theme/PaginatorNavLink/index.js`]: ['pagination-nav__link'],
  [`${CLASSIC}/theme/Navbar/MobileSidebar/Header/index.js`]: ['navbar-sidebar__close'],
  [`${CLASSIC}/theme/Navbar/MobileSidebar/Toggle/index.js`]: ['navbar__toggle'],
  [`${CLASSIC}/theme/SearchMetadata/index.js`]: ['docsearch:language', 'docsearch:docusaurus_tag'],
  // The keys of the browser's storage.
  [`${COMMON}/contexts/colorMode.js`]: ["ColorModeStorageKey = 'theme'"],
  [`${COMMON}/contexts/announcementBar.js`]: ['docusaurus.announcement.id'],
  [`${COMMON}/utils/tabsUtils.js`]: ['docusaurus.tab.'],
  ['@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js']: [
    'docs-preferred-version-',
  ],
};

/** The files that re-export what packages make no promise of, and the types of those packages. */
export const INTERNALS = {
  files: ['src/upstream.ts', 'packages/search/theme/upstream.ts'],
  types: [
    '@docusaurus/theme-common/lib/internal.d.ts',
    '@docusaurus/theme-common/lib/index.d.ts',
    '@docusaurus/theme-common/lib/utils/historyUtils.d.ts',
  ],
};
