/** Where the bundles are kept, from the site's root. */
export const BUNDLES_DIR = '.cache/run/bundles';

/** Where readers find them, from the site's address; nothing else runs in workers. */
export const BUNDLES_PATH = 'run';

/** Where it is kept what each page runs. */
export const PAGES_DIR = '.cache/run/pages';

/** Holds a hash of all that bundles are made with, besides pages and packages. */
export const MAKER_FILE = '.cache/run/maker.json';
