import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { TechArticle, WithContext } from 'schema-dts';

/** What is known of a docs page. */
export interface Article {
  title: string;
  description: string;
  url: string;
  image: string;
  language: string;
  /** When it was last changed, in milliseconds since 1970 */
  lastUpdatedAt?: number | null;
  version: string;
  banner: PropVersionMetadata['banner'];
  site: { name: string; url: string };
}

/** What the banner of a docs version means, in the words that schema.org proposes. */
const STATUS = { none: 'Published', unreleased: 'Draft', unmaintained: 'Obsolete' };

/** Says what a docs page is, as https://schema.org/TechArticle */
export function articleData(article: Article): WithContext<TechArticle> {
  const { title, description, url, image, language, lastUpdatedAt, version, site } = article;
  const organization = { '@type': 'Organization', name: site.name, url: site.url } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    image,
    inLanguage: language,
    ...(lastUpdatedAt && { dateModified: new Date(lastUpdatedAt).toISOString() }),
    version,
    creativeWorkStatus: STATUS[article.banner ?? 'none'],
    author: organization,
    publisher: organization,
  };
}
