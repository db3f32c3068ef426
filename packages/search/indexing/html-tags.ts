import type { DocusaurusConfig, LoadContext } from '@docusaurus/types';
import type { Credentials } from '../client/backend';

export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** The connection to Algolia takes as long as its answer. */
export function hostedTags({ themeConfig }: Pick<DocusaurusConfig, 'themeConfig'>) {
  const { appId } = themeConfig.algolia as Credentials;
  const href = `https://${appId}-dsn.algolia.net`;
  return {
    headTags: [{ tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: '' } }],
  };
}

/** Tells browsers that they can search this site from their address bar. */
export function openSearchTags({ baseUrl, siteConfig: { title } }: LoadContext) {
  const attributes = {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title,
    href: `${baseUrl}${OPEN_SEARCH_FILE}`,
  };
  return { headTags: [{ tagName: 'link', attributes }] };
}

/**
 * Describes the search page to browsers, as Docusaurus's search theme does.
 *
 * @see https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch
 */
export function openSearch({ title, url, baseUrl, favicon }: DocusaurusConfig): string {
  const site = `${url}${baseUrl}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${title}</ShortName>
  <Description>Search ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  ${favicon ? `<Image width="16" height="16">${site}${favicon}</Image>` : ''}
  <Url type="text/html" method="get" template="${site}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
