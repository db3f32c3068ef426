/** The docs version of the samples. */
export const VERSION = '9.x';
