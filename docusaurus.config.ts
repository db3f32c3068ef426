import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as GtagOptions } from '@docusaurus/plugin-google-gtag';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { parseFrontMatter } from './features/page-metadata/plugin/front-matter';
import { PAGE_TEMPLATE } from './site/first-paint/template';
import { hasGitDates } from './features/page-metadata/plugin/git-dates';
import { headingAliases } from './features/addresses/plugin/heading-aliases';
import redirects from './features/addresses/redirects.json';
import { tableLabels } from './site/table-labels';
import { searchCredentials, type SearchOptions } from 'docusaurus-site-search';
import checkedSamples, { samplesRemark } from 'docusaurus-checked-samples';
import samples from './samples.config';
import docsVersions from './docs-versions.json';

const REPOSITORY = 'https://github.com/trpc/trpc';
const BLOG_DESCRIPTION =
  'News from the makers of tRPC: releases, what changes between versions, and how the toolkit works inside.';
const COMMUNITY = [
  { label: 'GitHub', href: REPOSITORY },
  { label: 'Twitter', href: 'https://twitter.com/alexdotjs' },
  { label: 'Discord', href: 'https://trpc.io/discord' },
];

/** The sources of 10.x are on the branch `next`, those of 9.x on `main`. */
const editUrl: DocsOptions['editUrl'] = ({ version, versionDocsDirPath, docPath }) =>
  `${REPOSITORY}/edit/${version === 'current' ? 'next' : 'main'}/www/${versionDocsDirPath}/${docPath}`;

const docs = {
  sidebarPath: './sidebars.ts',
  editUrl,
  showLastUpdateTime: true,
  remarkPlugins: [samplesRemark],
  rehypePlugins: [tableLabels, headingAliases],
  lastVersion: docsVersions.lastVersion,
  // A cast, since `banner` is a string in JSON; Docusaurus checks its value.
  versions: docsVersions.versions as DocsOptions['versions'],
} satisfies DocsOptions;

const blog = {
  blogDescription: BLOG_DESCRIPTION,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  blogListComponent: '@site/src/blog/ListPage',
  blogArchiveComponent: '@site/src/blog/ArchivePage',
  blogTagsListComponent: '@site/src/blog/TagsPage',
  editUrl: `${REPOSITORY}/edit/next/www/`,
  showReadingTime: true,
  showLastUpdateTime: true,
  remarkPlugins: [samplesRemark],
  rehypePlugins: [tableLabels],
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: 'tRPC blog',
    description: BLOG_DESCRIPTION,
    // The buttons of samples do nothing in a feed.
    createFeedItems: async ({ defaultCreateFeedItems, ...params }) =>
      (await defaultCreateFeedItems(params)).map(({ content, ...item }) => {
        return { ...item, content: content?.replace(/<button\b.*?<\/button>/gs, '') };
      }),
  },
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies BlogOptions;

/** The classes belong to samples, buttons of the home page, and lists of the reference. */
const search = {
  ignoredClasses: [
    'button',
    'run__label',
    'sample-output__label',
    'sample__folded',
    'sample__hint',
    'sample__language',
    'q',
    'names-at-a-glance',
  ],
  codeLineClasses: ['e'],
  ignoredTitles: ['Where to go next'],
  listPages: ['/reference', '/errors'],
  suggestions: [
    { label: 'Quickstart', doc: 'main/quickstart' },
    { label: 'Routers', doc: 'server/router' },
    { label: 'Procedures', doc: 'server/procedures' },
    { label: 'React hooks', doc: 'reactjs/react' },
    { label: 'Usage with Next.js', doc: 'nextjs/nextjs' },
    { label: 'Error handling', doc: 'server/error-handling' },
    { label: 'Authorization', doc: 'server/authorization' },
    { label: 'Migrate from 9.x to 10.x', doc: 'migration/migrate-from-v9-to-v10' },
  ],
} satisfies Partial<SearchOptions>;

/** Analytics, if the environment has a tracking id. */
const gtag = process.env.GOOGLE_TRACKING_ID
  ? ({ trackingID: process.env.GOOGLE_TRACKING_ID, anonymizeIP: true } satisfies GtagOptions)
  : undefined;

const clientRedirects = {
  redirects: Object.entries<string>(redirects).map(([from, to]) => ({ from, to })),
} satisfies RedirectOptions;

const announcementBar = {
  id: 'v10-pre-release',
  content:
    '10.x is a pre-release: <a href="/docs/v10/migrate-from-v9-to-v10">migration guide</a>, <a href="https://github.com/trpc/examples-v10-next-prisma-starter-sqlite">example project</a>',
  isCloseable: false,
} satisfies ThemeConfig['announcementBar'];

const navbar = {
  title: 'tRPC',
  // For its layout; src/clientModules/navbar.ts hides the navbar.
  hideOnScroll: true,
  logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
  items: [
    { type: 'doc', docId: 'main/introduction', label: 'Docs' },
    { type: 'doc', docId: 'main/quickstart', label: 'Quickstart' },
    { type: 'doc', docId: 'main/awesome-trpc', label: 'Awesome tRPC' },
    { type: 'doc', docId: 'nextjs/nextjs', label: 'Usage with Next.js' },
    ...COMMUNITY.map((link) => ({ ...link, position: 'right' as const })),
    { type: 'docsVersionDropdown', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];

const footer = {
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Introduction', to: '/docs/v9' },
        { label: 'Quickstart', docId: 'main/quickstart', to: '/docs/v9/quickstart' },
        { label: '10.x pre-release', to: '/docs/v10' },
      ],
    },
    { title: 'Community', items: COMMUNITY },
    {
      title: 'More',
      items: [
        { label: 'Reference', docId: 'further/reference', to: '/docs/v9/reference' },
        { label: 'Playground', to: '/playground' },
        { label: 'Blog', to: '/blog' },
        { label: 'Sponsor the maintainer', href: 'https://github.com/sponsors/KATT' },
      ],
    },
  ],
  copyright: `tRPC is free software under the <a href="${REPOSITORY}/blob/main/LICENSE">MIT license</a>.`,
} satisfies ThemeConfig['footer'];

/** Icons for browsers without SVG icons, and the color of the browser's toolbar. */
const headTags = [
  icon('icon', 'favicon-32.png', 32),
  icon('apple-touch-icon', 'apple-touch-icon.png', 180),
  themeColor('light', '#ffffff'),
  themeColor('dark', '#0d131c'),
] satisfies Config['headTags'];

function icon(rel: string, file: string, width: number) {
  const attributes = { rel, type: 'image/png', sizes: `${width}x${width}`, href: `/img/${file}` };
  return { tagName: 'link', attributes };
}

function themeColor(scheme: 'light' | 'dark', content: string) {
  const media = `(prefers-color-scheme: ${scheme})`;
  return { tagName: 'meta', attributes: { name: 'theme-color', media, content } };
}

const config: Config = {
  title: 'tRPC',
  tagline: 'Move fast and break nothing: end-to-end typesafe APIs',
  url: 'https://trpc.io',
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  headTags,
  i18n: { defaultLocale: 'en', locales: ['en'] },

  future: { v4: true, faster: true, experimental_vcs: hasGitDates() },
  storage: { namespace: false },
  ssrTemplate: PAGE_TEMPLATE,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },

  clientModules: [
    './src/clientModules/firstLoad.tsx',
    './src/clientModules/focusTarget.ts',
    './src/clientModules/linkButtons.ts',
    './src/clientModules/menuFocus.ts',
    './src/clientModules/navbar.ts',
    './src/clientModules/storage.ts',
  ],
  plugins: [
    [checkedSamples, samples],
    ['docusaurus-samples-playground', { samples }],
    './features/page-metadata/plugin/page-problems.ts',
    './features/addresses/plugin/page-titles.ts',
    './site/first-paint/plugin.ts',
    './features/reference/plugin/index.ts',
    './site/finish/plugin.ts',
    ['@docusaurus/plugin-client-redirects', clientRedirects],
    ['docusaurus-site-search', search],
  ],

  presets: [
    [
      'classic',
      {
        docs,
        blog,
        gtag,
        pages: { remarkPlugins: [samplesRemark], rehypePlugins: [tableLabels] },
        sitemap: {
          lastmod: 'date',
          ignorePatterns: ['/search'],
        },
        theme: {
          customCss: ['fonts', 'tokens', 'parts', 'layout', 'reading'].map(
            (file) => `./src/css/${file}.css`,
          ),
        },
      } satisfies PresetOptions,
    ],
  ],

  themeConfig: {
    algolia: searchCredentials(process.env),
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar,
    navbar,
    footer,
  } satisfies ThemeConfig,
};

export default config;
