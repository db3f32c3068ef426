/** Stands for Algolia's application id where no credentials are configured. DocSearch wants some id. */
export const EMBEDDED_APP_ID = 'EMBEDDED';

/** The folder of the built site that holds the embedded index. */
export const INDEX_FOLDER = 'search-index';
