/** The folder of the built site that holds the index. */
export const INDEX_FOLDER = 'search-index';

/** What the plugin tells its components. */
export type SearchGlobalData = { suggestions: { label: string; doc: string }[] };

/** The plugin's name, by which its components find that. */
export const PLUGIN_NAME = 'docusaurus-site-search';

/** What Algolia is asked with: `themeConfig.algolia` of a site whose search is hosted. */
export type Credentials = { appId: string; apiKey: string; indexName: string };
