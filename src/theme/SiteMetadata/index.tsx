// Change: wrapped, to give every page the social card that site/social-cards draws for it, and
// to load the font together with the page's styles rather than after them.
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import { cardFile } from '@site/src/data/socialCards';
import font from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import SiteMetadata from '@theme-original/SiteMetadata';

/** Metadata that every page has. */
export default function SiteMetadataWithSocialCard() {
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      <Head>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {!pathname.endsWith('.html') && <PageMetadata image={`/${cardFile(pathname)}`} />}
    </>
  );
}
