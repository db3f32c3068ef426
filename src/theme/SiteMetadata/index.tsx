// Change: wrapped, to give every page the social card that features/page-metadata/plugin/social-cards draws for it, the address of
// its Markdown, and to load the font together with the styles rather than after them.
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { cardFile, hasMarkdown, markdownPath, withoutBase } from '@site/shared/paths';
import font from '@site/src/css/geist.woff2';
import SiteMetadata from '@theme-original/SiteMetadata';

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
      </Head>
      {!pathname.endsWith('.html') && (
        <PageMetadata image={`/${cardFile(withoutBase(pathname, baseUrl))}`} />
      )}
    </>
  );
}
