/** Which files an import of a program may mean, for what loads programs that were edited. */
export { importPaths } from './worker/import-paths';
