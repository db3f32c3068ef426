/** Where the bundles are kept, from the site's root. */
export const BUNDLES_DIR = '.cache/run';

/** Where readers find them, from the site's address; the only files that run in workers. */
export const BUNDLES_PATH = 'run';
