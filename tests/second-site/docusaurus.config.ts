import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import checkedSamples, { samplesRemark } from 'docusaurus-checked-samples';
import { searchCredentials } from 'docusaurus-site-search';
import samples from './samples.config';

/** Documents another package with what this site's packages offer, by their options alone. */
const config: Config = {
  title: 'Emitter',
  url: 'https://emitter.example',
  baseUrl: '/',
  trailingSlash: false,
  future: { v4: true, faster: true },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  plugins: [(context) => checkedSamples(context, samples), 'docusaurus-site-search'],
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          sidebarPath: './sidebars.ts',
          remarkPlugins: [samplesRemark],
          lastVersion: '2.x',
          versions: { current: { label: '3.x', path: 'v3' }, '2.x': { path: 'v2' } },
        },
        pages: { remarkPlugins: [samplesRemark] },
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    algolia: searchCredentials(process.env),
    navbar: {
      title: 'Emitter',
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
        { type: 'docsVersionDropdown', position: 'right' },
      ],
    },
  } satisfies ThemeConfig,
};

export default config;
