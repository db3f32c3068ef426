// Change: wrapped, to give every page the social card that site/social-cards draws for it, the address of
// its Markdown, its icons and theme colors, and to load the font together with the styles rather than after them.
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { hasMarkdown, markdownPath } from '@site/src/data/markdownPath';
import { cardFile, withoutBase } from '@site/src/data/socialCards';
import font from '@site/src/css/geist.woff2';
import SiteMetadata from '@theme-original/SiteMetadata';

/** The mark for browsers that take no SVG icon, by width in pixels. */
const BITMAPS = [
  { rel: 'icon', file: 'img/favicon-32.png', width: 32 },
  { rel: 'apple-touch-icon', file: 'img/apple-touch-icon.png', width: 180 },
];

/** The background of the page in each color mode, for the browser's own frame. */
const THEME_COLORS = [
  { media: '(prefers-color-scheme: light)', content: '#ffffff' },
  { media: '(prefers-color-scheme: dark)', content: '#0d131c' },
];

/** Metadata that every page has. */
export default function SiteMetadataWithSocialCard() {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <>
      <SiteMetadata />
      <Head>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="manifest" href={`${baseUrl}site.webmanifest`} />
        {hasMarkdown(pathname, baseUrl) && (
          <link rel="alternate" type="text/markdown" href={markdownPath(pathname, baseUrl)} />
        )}
        {BITMAPS.map(({ rel, file, width }) => (
          <link
            key={rel}
            rel={rel}
            type="image/png"
            sizes={`${width}x${width}`}
            href={baseUrl + file}
          />
        ))}
        {THEME_COLORS.map(({ media, content }) => (
          <meta key={media} name="theme-color" media={media} content={content} />
        ))}
      </Head>
      {!pathname.endsWith('.html') && (
        <PageMetadata image={`/${cardFile(withoutBase(pathname, baseUrl))}`} />
      )}
    </>
  );
}
