/** The folder of the store that readers get, as it is, below the site's address. */
export const RUN_FOLDER = 'run';
