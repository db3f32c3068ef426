/** The docs version that the files are of. */
export const VERSION = '9.x';
