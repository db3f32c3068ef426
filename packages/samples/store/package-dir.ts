import path from 'node:path';

/**
 * The folder of this package. Modules that run in threads are compiled into one file elsewhere, so
 * they must find their neighbours from here, and never by `__dirname`.
 */
export const PACKAGE_DIR = path.resolve(__dirname, '..');
