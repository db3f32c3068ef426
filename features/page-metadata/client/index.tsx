import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { cardFile, pagePath, withoutBase } from '@site/shared/paths';
import { articleData } from './articleData';

/** What a docs page says in its head beyond Docusaurus: its version in the title, and structured data. */
export default function DocHead() {
  const { metadata } = useDoc();
  const { label, isLast, banner } = useDocsVersion();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title } = metadata;

  const path = pagePath(metadata.permalink);
  const article = articleData({
    ...metadata,
    url: siteConfig.url + path,
    image: siteConfig.url + siteConfig.baseUrl + cardFile(withoutBase(path, siteConfig.baseUrl)),
    language: i18n.currentLocale,
    version: label,
    banner,
    site: { name: siteConfig.title, url: siteConfig.url + siteConfig.baseUrl },
  });
  return (
    <>
      {!isLast && !title.includes(label) && <PageMetadata title={`${title} (${label})`} />}
      <Head>
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
    </>
  );
}
