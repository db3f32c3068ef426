/** Where the store is, from the site's root. */
export const STORE_FOLDER = '.cache/playground';

/** The folder of the store that readers get, as it is, below the site's address. */
export const PLAY_FOLDER = 'play';
