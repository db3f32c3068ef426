/** The folder of the cache, from the site's root. */
export const STORE_FOLDER = '.cache/playground';

/** The folder in the cache whose files are served unchanged, below the site's base URL. */
export const PLAY_FOLDER = 'play';
