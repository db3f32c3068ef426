// Change: wrapped, to add the social card of features/page-metadata/plugin/social-cards, the link to the page's
// Markdown, and a preload of the font, which would otherwise load after the styles.
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { cardFile, hasMarkdown, markdownPath, withoutBase } from '@site/shared/paths';
import font from '@site/src/css/geist.woff2';
import SiteMetadata from '@theme-original/SiteMetadata';

/** The metadata of every page. */
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
      </Head>
      {!pathname.endsWith('.html') && (
        <PageMetadata image={`/${cardFile(withoutBase(pathname, baseUrl))}`} />
      )}
    </>
  );
}
