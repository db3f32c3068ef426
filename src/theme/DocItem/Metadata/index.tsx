// Change: wrapped, so that search engines learn what kind of article a page is, and so that the title of
// a page that is not of the released version says so.
import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { pagePath } from '@site/src/data/pagePath';
import { cardFile, withoutBase } from '@site/src/data/socialCards';
import { TitleFormatterProvider } from '@site/src/upstream';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { articleData } from './articleData';

/** What a docs page says of itself in its head. */
export default function DocItemMetadataWithArticle() {
  const { metadata } = useDoc();
  const { label, isLast, banner } = useDocsVersion();
  const { siteConfig, i18n } = useDocusaurusContext();

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
    <TitleFormatterProvider
      formatter={({ defaultFormatter, ...params }) =>
        defaultFormatter({
          ...params,
          title: isLast ? params.title : ofVersion(params.title, label),
        })
      }
    >
      <DocItemMetadata />
      <Head>
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
    </TitleFormatterProvider>
  );
}

/** `Router` of 10.x → `Router (10.x)`, and `Migrate to 10.x` as it is. */
function ofVersion(title: string, label: string) {
  return title.includes(label) ? title : `${title} (${label})`;
}
