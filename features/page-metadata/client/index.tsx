import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { TechArticle, WithContext } from 'schema-dts';
import { cardFile, pagePath, withoutBase } from '@site/shared/paths';

/** What the banner of a docs version means, in the words that schema.org proposes. */
const STATUS = { none: 'Published', unreleased: 'Draft', unmaintained: 'Obsolete' };

/** What a docs page says in its head beyond Docusaurus: its version in the title, and what it is, as data. */
export default function DocHead() {
  const { title, description, permalink, lastUpdatedAt } = useDoc().metadata;
  const { label, isLast, banner } = useDocsVersion();
  const { siteConfig, i18n } = useDocusaurusContext();
  const site = siteConfig.url + siteConfig.baseUrl;
  const path = pagePath(permalink);
  const url = siteConfig.url + path;
  const organization = { '@type': 'Organization', name: siteConfig.title, url: site } as const;
  const article: WithContext<TechArticle> = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    image: site + cardFile(withoutBase(path, siteConfig.baseUrl)),
    inLanguage: i18n.currentLocale,
    ...(lastUpdatedAt && { dateModified: new Date(lastUpdatedAt).toISOString() }),
    version: label,
    creativeWorkStatus: STATUS[banner ?? 'none'],
    author: organization,
    publisher: organization,
  };
  return (
    <>
      {!isLast && !title.includes(label) && <PageMetadata title={`${title} (${label})`} />}
      <Head>
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
    </>
  );
}
