/** Stands for Algolia's application id where no credentials are configured. DocSearch wants some id. */
export const EMBEDDED_APP_ID = 'EMBEDDED';

/** The folder of the built site that holds the embedded index. */
export const INDEX_FOLDER = 'search-index';

/** What the plugin tells its components. */
export type SearchGlobalData = { suggestions: { label: string; doc: string }[] };

/** The plugin's name, by which its components find that. */
export const PLUGIN_NAME = 'docusaurus-site-search';
