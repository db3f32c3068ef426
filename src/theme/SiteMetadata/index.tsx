// Change: wrapped, to give every page the social card that plugins/social-cards draws for it.
import { PageMetadata } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import { cardFile } from '@site/src/data/socialCards';
import SiteMetadata from '@theme-original/SiteMetadata';

/** Metadata that every page has. */
export default function SiteMetadataWithSocialCard() {
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      {!pathname.endsWith('.html') && <PageMetadata image={`/${cardFile(pathname)}`} />}
    </>
  );
}
